import { create } from 'zustand';

/** How long a message is shown by default. */
const SHOWN_MS = 3500;

/** A short message; `turn` makes a repeated sentence a new one. */
export type Notice = { text: string; turn: number; isShown: boolean; forMs: number };

/** The last message. `toast`: the last that is shown, which one that is only read out does not take away. */
type Notices = Notice & {
  toast: Notice | null;
  show: (text: string, isShown: boolean, forMs?: number) => void;
};

export const useNotice = create<Notices>()((set) => ({
  text: '',
  turn: 0,
  isShown: false,
  forMs: SHOWN_MS,
  toast: null,
  show: (text, isShown, forMs = SHOWN_MS) => {
    set((old) => {
      const last = { text, turn: old.turn + 1, isShown, forMs };
      return { ...last, ...(isShown && { toast: last }) };
    });
  },
}));

/** Shows a short message, and reads it out. */
export const notify = (text: string, forMs?: number): void => {
  useNotice.getState().show(text, true, forMs);
};
/** Reads a message out only: for changes that are visible on the screen. */
export const announce = (text: string): void => {
  useNotice.getState().show(text, false);
};
