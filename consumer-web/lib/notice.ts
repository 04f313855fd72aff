import { create } from 'zustand';

/** How long a message is shown by default. */
const SHOWN_MS = 3500;

/** A short message; `turn` makes a repeated sentence a new one. */
export type Notice = { text: string; turn: number; isShown: boolean; forMs: number };

/** The last message. `toast`: the last that is shown, which one that is only read out does not take away. */
type Notices = Notice & { toast: Notice | null };

export const useNotice = create<Notices>()(() => ({
  text: '',
  turn: 0,
  isShown: false,
  forMs: SHOWN_MS,
  toast: null,
}));

const say = (text: string, isShown: boolean, forMs = SHOWN_MS): void => {
  useNotice.setState((old) => {
    const last = { text, turn: old.turn + 1, isShown, forMs };
    return isShown ? { ...last, toast: last } : last;
  });
};

/** Shows a short message, and reads it out. */
export const notify = (text: string, forMs?: number): void => {
  say(text, true, forMs);
};
/** Reads a message out only: for changes that are visible on the screen. */
export const announce = (text: string): void => {
  say(text, false);
};
