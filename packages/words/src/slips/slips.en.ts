/** The complaints of a pack are told in English already. */
export const slip = (message: string): string => message.replace(/^content: /, '');
