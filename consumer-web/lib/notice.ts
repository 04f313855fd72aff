import { create } from 'zustand';

type Notices = { text: string; turn: number; isShown: boolean; say: (text: string, isShown: boolean) => void };

/** The one short message of the moment; `turn` makes a repeated sentence a new one. */
export const useNotice = create<Notices>()((set) => ({
  text: '', turn: 0, isShown: false,
  say: (text, isShown) => { set((old) => ({ text, turn: old.turn + 1, isShown })); },
}));

/** Shows a short message, and reads it out. */
export const notify = (text: string): void => { useNotice.getState().say(text, true); };
/** Reads a message out only: for changes that the screen shows by itself. */
export const announce = (text: string): void => { useNotice.getState().say(text, false); };
