import { addDays, type Day } from '#shared/kernel/time.ts';

/** Where the address leads, also while that screen is still on its way: the router's own place is the screen that one still sees. */
export const pathAhead = (): string => window.location.hash.slice(1).split('?')[0] || '/';

/** Whether a part of an address is a day that is in the calendar. */
export const isDay = (text: string | null): text is Day => {
  try {
    return text !== null && addDays(text as Day, 0) === text;
  } catch {
    return false;
  }
};

/** Whether a part of an address can be an id: nothing that somebody made up gets further. */
export const isId = (text: string | null): text is string =>
  text !== null && /^[\w.:-]{1,64}$/.test(text);
