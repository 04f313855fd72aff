export type MessageParams = Readonly<Record<string, string | number>>;

/** Chooses among `one | other` forms: text before the bar for a count of 1, after it for every other count. */
const form = (text: string, params: MessageParams): string => {
  const bar = text.indexOf(' | ');
  if (bar < 0) return text;
  return params['count'] === 1 ? text.slice(0, bar) : text.slice(bar + 3);
};

/** A sentence with its `{name}` blanks filled in; an unknown blank stays. */
export const fill = (text: string, params: MessageParams = {}): string =>
  form(text, params).replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole));
