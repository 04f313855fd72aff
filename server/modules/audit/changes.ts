/** What is to be compared of a thing, field by field, as texts; null where a field says nothing. */
export type Facts = Readonly<Record<string, string | null>>;
/** A field that became another. */
export type Change = { field: string; before: string | null; after: string | null };

/** So much of a text is kept. */
const MOST_CHARS = 300;
const short = (text: string | null | undefined): string | null =>
  text === undefined || text === null ? null : [...text].slice(0, MOST_CHARS).join('');

/** The fields that are different; `before` null: the thing is new, `after` null: it is gone. */
export const changesBetween = (before: Facts | null, after: Facts | null): Change[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .map((field) => ({ field, before: short(before?.[field]), after: short(after?.[field]) }))
    .filter((change) => change.before !== change.after);
