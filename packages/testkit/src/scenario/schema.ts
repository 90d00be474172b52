import { firstIssue, malformed, parseRecordedMove, type RecordedMove, type Result, refused } from '@cinderhall/kernel';
import * as z from 'zod/mini';
import type { Desk, Shape } from './desk.ts';

const LINE = "must be a seat from 0 to 3, a space and a move: '0 place gold'";
const line = z
  .string({ error: LINE })
  .check(z.refine((text) => parseRecordedMove(text).ok, { error: LINE }))
  .check(z.meta({ title: 'a move', description: 'A seat, a space and a move in notation.' }));

const bySeat = <S extends Shape>(of: S) => ({
  0: z.optional(of),
  1: z.optional(of),
  2: z.optional(of),
  3: z.optional(of),
});

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

const refusal = z.strictObject({
  move: line,
  rule: z.optional(text(10)).check(z.describe('Id of the rule that forbids it.')),
  reason: z.optional(text(40)),
  refusal: z
    ._default(z.enum(['not-offered', 'not-asked', 'malformed', 'over']), 'not-offered')
    .check(z.describe('What kind of refusal; one of a move that is not offered unless said otherwise.')),
});

/** What is to be so at one moment, and the dice that come next. */
const checkSchema = <P extends Shape, E extends Shape>(part: P, event: E) =>
  z.strictObject({
    note: z.optional(text(400)),
    asked: z
      .optional(text(40))
      .check(z.describe('The question and who owes an answer: `clash 0 1`; `over` at the end.')),
    state: z.optional(part),
    views: z.optional(z.strictObject({ ...bySeat(part), spectator: z.optional(part) })),
    offered: z.optional(z.array(line)),
    notOffered: z.optional(z.array(line)),
    only: z
      .optional(z.strictObject(bySeat(z.array(text(200)))))
      .check(z.describe('Everything that a seat is offered, in any order.')),
    refused: z.optional(z.array(refusal)),
    told: z
      .optional(z.array(event))
      .check(z.describe('Events since the check before, in this order; others may lie between.')),
    untold: z.optional(z.array(event)).check(z.describe('Events that did not come since the check before.')),
    outcome: z.optional(z.strictObject({ share: z.array(z.number()), score: z.optional(z.array(z.number())) })),
    dice: z.optional(z.array(z.int().check(z.gte(1), z.lte(6))).check(z.minLength(1), z.maxLength(6))),
  });

const fileSchema = <T extends Shape, P extends Shape, S extends Shape>(table: T, position: P, step: S) =>
  z.strictObject({
    $schema: z.optional(z.string()),
    format: z.literal(1),
    game: z.string(),
    title: text(160),
    rules: z
      .array(
        z
          .string()
          .check(
            z.regex(/^[A-Z]{2,4}-[1-9][0-9]*$/, { error: 'must be the id of a rule: letters, a hyphen, a number' }),
          ),
      )
      .check(z.minLength(1))
      .check(z.describe('The rules that it pins, by id.')),
    source: z.optional(text(160)).check(z.describe('Where a worked example stands.')),
    table: z.optional(table),
    content: z.optional(text(200)).check(z.describe('A content pack, as a path from this file.')),
    overrides: z
      .optional(z.record(z.string(), z.unknown()))
      .check(z.describe('Entries of the content that are different here, by id.')),
    position: z.optional(position),
    steps: z.array(step).check(z.minLength(1)),
  });

const unknowns = z.optional(z.unknown());
const fileAsRead = fileSchema(unknowns, unknowns, z.unknown());
const checkAsRead = checkSchema(unknowns, unknowns);

/** The published schema of scenario files of one game, as JSON Schema. */
export function scenarioJsonSchema<C, S, E, V>(
  { shapes }: Desk<C, S, E, V>,
  { id, title }: { readonly id: string; readonly title: string },
): unknown {
  const step = z.union([line, checkSchema(shapes.part, shapes.event)]);
  const schema = z.toJSONSchema(fileSchema(shapes.table, shapes.position, step), {
    io: 'input',
    reused: 'ref',
  });
  return { $id: id, title, ...schema };
}

/** Expectations, parts of states and events not looked at yet. */
export type Check = z.infer<typeof checkAsRead>;
export type Step = { readonly move: RecordedMove } | { readonly check: Check };

/** A scenario file whose steps have been read; what the game has a say in is not looked at yet. */
export interface Scenario extends Omit<z.infer<typeof fileAsRead>, 'steps'> {
  readonly steps: readonly Step[];
}

/** Reads a scenario from outside. The refusal's path points into the input. */
export function parseScenario(input: unknown): Result<Scenario> {
  const parsed = fileAsRead.safeParse(input, { error: wrong });
  if (!parsed.success) return refused(firstIssue(parsed.error.issues));
  const steps: Step[] = [];
  for (const [i, step] of parsed.data.steps.entries()) {
    const read = typeof step === 'string' ? moveOf(step, `steps[${i}]`) : checkOf(step, `steps[${i}]`);
    if (!read.ok) return read;
    steps.push(read.value);
  }
  if (!steps.some((step) => 'check' in step && expects(step.check)))
    return malformed('steps', 'at least one of them must expect something');
  return { ok: true, value: { ...parsed.data, steps } };
}

const expects = ({ note: _note, dice: _dice, ...rest }: Check): boolean => Object.keys(rest).length > 0;

function moveOf(step: string, path: string): Result<Step> {
  const move = parseRecordedMove(step);
  return move.ok ? { ok: true, value: { move: move.value } } : malformed(path, LINE);
}

function checkOf(step: unknown, path: string): Result<Step> {
  const parsed = checkAsRead.safeParse(step, { error: wrong });
  return parsed.success ? { ok: true, value: { check: parsed.data } } : refused(firstIssue(parsed.error.issues, path));
}

/** What a file would have to say instead. */
function wrong(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `does not know ${issue.keys.join(', ')}`;
    case 'invalid_type':
      return issue.input === undefined ? `is missing: ${issue.expected}` : `must be ${issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      return `must have or be at least ${issue.minimum}`;
    case 'too_big':
      return `must have or be at most ${issue.maximum}`;
    default:
      return 'cannot be read';
  }
}
