import { addDays, type Day } from '#shared/kernel/time.ts';

/** The present address, also while its screen is still loading: the router's own location is the screen still shown. */
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
