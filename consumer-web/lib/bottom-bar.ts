import { create } from 'zustand';
import { BOTTOM_TABS, hasTabBar } from '#shared/routes/consumer/tabs.ts';
import { host } from './host/host.ts';
import { screenOf } from './navigation/screen-of.ts';

type BottomBar = { isAllowed: boolean; allow: (isAllowed: boolean) => void };

/** Whether the platform's configuration allows the tab bar (spec 000 §2). Until it is loaded: clients with tabs of their own show none of ours. */
export const useBottomBar = create<BottomBar>()((set) => ({
  isAllowed: host.kind !== 'app' && host.kind !== 'miniProgram',
  allow: (isAllowed) => {
    set({ isAllowed });
  },
}));

/** Tabs whose screens exist; a single one would be useless. */
export const TABS = BOTTOM_TABS.filter(({ path }) => screenOf(path) !== null);

/** Whether the bar is shown under the screen of a path: then it is a start screen, with nothing behind it. */
export const useHasTabBar = (pathname: string): boolean => {
  const isAllowed = useBottomBar((state) => state.isAllowed);
  const name = screenOf(pathname);
  return TABS.length > 1 && name !== null && hasTabBar(name, isAllowed);
};
