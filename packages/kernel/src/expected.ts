import type * as z from 'zod/mini';

/** A schema's complaint, as far as it is read here. */
type RawIssue = z.core.$ZodRawIssue;

const list = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

/** How many of what: entries of a list, characters of a text, or a number itself. */
function bound(issue: { origin: string; exact?: boolean }, limit: unknown, word: 'least' | 'most'): string {
  const range = issue.exact === true ? `exactly ${limit}` : `at ${word} ${limit}`;
  if (issue.origin === 'array') return `must have ${range} entries`;
  return issue.origin === 'string' ? `must have ${range} characters` : `must be ${range}`;
}

/** What a schema would have taken, in a few English words; the path beside it says where. */
export function expected(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `is missing: ${issue.expected}` : `must be ${issue.expected}`;
    case 'invalid_value':
      return `must be one of ${list(issue.values)}`;
    case 'invalid_union':
      return union(issue);
    case 'unrecognized_keys':
      return `does not know ${list(issue.keys)}`;
    case 'too_small':
      return bound(issue, issue.minimum, 'least');
    case 'too_big':
      return bound(issue, issue.maximum, 'most');
    case 'invalid_format':
      return `must be text like ${issue.pattern ?? issue.format}`;
    default:
      return 'cannot be read';
  }
}

/** Shapes that a key tells apart are told by its values, others by what is first wrong for each. */
function union(issue: { readonly errors: z.core.$ZodIssue[][]; readonly options?: unknown }): string {
  if (Array.isArray(issue.options)) return `must be one of ${list(issue.options)}`;
  return `must be one of these: ${issue.errors.flatMap((errors) => errors.slice(0, 1).map(oneOf)).join('; ')}`;
}

const oneOf = (issue: z.core.$ZodIssue): string => issue.message.replace(/^must be (one of )?/, '');
