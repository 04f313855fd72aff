import { create } from 'zustand';

type BottomBar = { isAllowed: boolean; allow: (isAllowed: boolean) => void };

/** Whether the platform's configuration allows the tab bar (spec 000 §2). Shown until it says no: its answer may come after the screen. */
export const useBottomBar = create<BottomBar>()((set) => ({ isAllowed: true, allow: (isAllowed) => { set({ isAllowed }); } }));
