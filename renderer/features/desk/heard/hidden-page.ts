import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { OperatorId } from '#shared/kernel/ids.ts';

/** Whether this page has been in the background, where a browser slows its rings down, and who has read so. */
export const hiddenPage = createStore<{ wasHidden: boolean; readBy: OperatorId | null }>(() => ({
  wasHidden: false,
  readBy: null,
}));

/** Sees on every page that the tab goes into the background. */
export const useHiddenPage = (): void => {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'hidden') hiddenPage.setState({ wasHidden: true });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
};
