import { create } from 'zustand';

/** How long a message is shown by default. */
const SHOWN_MS = 3500;

type Notices = {
  text: string;
  turn: number;
  isShown: boolean;
  forMs: number;
  show: (text: string, isShown: boolean, forMs?: number) => void;
};

/** The one short message of the moment; `turn` makes a repeated sentence a new one. */
export const useNotice = create<Notices>()((set) => ({
  text: '',
  turn: 0,
  isShown: false,
  forMs: SHOWN_MS,
  show: (text, isShown, forMs = SHOWN_MS) => {
    set((old) => ({ text, turn: old.turn + 1, isShown, forMs }));
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
