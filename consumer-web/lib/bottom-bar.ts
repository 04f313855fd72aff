import { create } from 'zustand';
import { host } from './host.ts';

type BottomBar = { isAllowed: boolean; allow: (isAllowed: boolean) => void };

/** Whether the platform's configuration allows the tab bar (spec 000 §2). Until its answer comes: clients with tabs of their own show none of ours. */
export const useBottomBar = create<BottomBar>()((set) => ({ isAllowed: host.kind !== 'app' && host.kind !== 'miniProgram', allow: (isAllowed) => { set({ isAllowed }); } }));
