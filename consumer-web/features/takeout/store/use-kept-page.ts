import { useEffect, useState } from 'react';
import type { Instant } from '#shared/kernel/time.ts';
import { client } from '../../../lib/api/api.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { keepPage, keptPage } from '../../../domain/store/store-disk.ts';
import { fromKept, toKeep, type StoreAnswers } from './kept-page.ts';

/** Keeping waits until the page has been drawn, and is in use. */
const KEEP_AFTER_MS = 2000;
const PATIENCE_MS = 1500;

/** Whether the answers take longer than a guest should wait for all of them. */
export const useIsLate = (): boolean => {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLate(true);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isLate;
};

/** Keeps what the server answered for the next visit. */
export const useKeepPage = (storeId: string, answers: StoreAnswers | null): void => {
  const { store, menu, posters } = answers ?? {};
  useEffect(() => {
    if (!store || !menu || !posters) return;
    const timer = setTimeout(() => {
      void keepPage(storeId, toKeep({ store, menu, posters }), client.now());
    }, KEEP_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [storeId, store, menu, posters]);
};

export type KeptPage = StoreAnswers & { savedAt: Instant };

/** The device's stored copy of a store, read when `isWanted`. `undefined` while it is being read, null when there is none. */
export const useKeptPage = (storeId: string, isWanted: boolean): KeptPage | null | undefined => {
  const [kept, setKept] = useState<KeptPage | null>();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void keptPage(storeId, client.now()).then((found) => {
      if (!isCurrent) return;
      const answers = found && fromKept(found.page, usePlace.getState().spot, client.now());
      setKept(found && answers && { ...answers, savedAt: found.savedAt });
    });
    return () => {
      isCurrent = false;
    };
  }, [storeId, isWanted]);
  return kept;
};
