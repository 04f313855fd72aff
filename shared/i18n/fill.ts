/** The values for the blanks of a sentence. */
export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * Chooses among `one | other` forms: text before the bar for a count of 1, after it for every other
 * count.
 */
const form = (text: string, params: MessageParams): string => {
  const bar = text.indexOf(' | ');
  if (bar < 0) return text;
  return params['count'] === 1 ? text.slice(0, bar) : text.slice(bar + 3);
};

const STARTS_CHINESE = /^\p{Script=Han}/u;
const ENDS_CHINESE = /\p{Script=Han}$/u;
const isWithinChinese = (before: string, after: string): boolean =>
  ENDS_CHINESE.test(before) && STARTS_CHINESE.test(after);

/**
 * A sentence with its `{name}` blanks filled in; an unknown blank stays. The space that a Chinese
 * sentence leaves around a number or a Latin word is not there beside Chinese: 預計 12:30 送達, 預計明天
 * 12:30 送達 (docs/design.md "Words").
 */
export const fill = (text: string, params: MessageParams = {}): string =>
  form(text, params).replace(
    /( ?)\{(\w+)\}( ?)/g,
    (whole: string, before: string, name: string, after: string, start: number, all: string) => {
      if (!(name in params)) return whole;
      const value = String(params[name]);
      return `${isWithinChinese(all.slice(0, start), value) ? '' : before}${value}${isWithinChinese(value, all.slice(start + whole.length)) ? '' : after}`;
    },
  );
