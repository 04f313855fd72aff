import type { MouseEventHandler, RefObject } from 'react';
import { noteEvent } from '../../lib/track/note-event.ts';
import { useImpression } from '../../lib/track/use-impression.ts';
import { screenOf } from '../../lib/navigation/screen-of.ts';

const SEARCHES = ['Search', 'groupSearch'] as const;

/** What a link to a store needs so that it is counted: as shown once a visit, and each press (spec 000 §7). */
export const useShopEvents = (
  storeId: string,
): { ref: RefObject<HTMLAnchorElement | null>; onClick: MouseEventHandler } => {
  const ref = useImpression<HTMLAnchorElement>(`shop:${storeId}`, () => {
    noteEvent('ShopExposure', { storeId });
  });
  const onClick = (): void => {
    const page = location.hash.replace(/^#/, '').split('?')[0] ?? '';
    const isSearch = SEARCHES.some((name) => name === screenOf(page));
    noteEvent(isSearch ? 'SearchResultClick' : 'ShopClick', { storeId });
  };
  return { ref, onClick };
};

/** The same for a link to something that a store sells. */
export const useProductEvents = (about: {
  storeId: string;
  productId: string;
}): { ref: RefObject<HTMLAnchorElement | null>; onClick: MouseEventHandler } => {
  const ref = useImpression<HTMLAnchorElement>(`dish:${about.storeId}.${about.productId}`, () => {
    noteEvent('ProductExposure', about);
  });
  const onClick = (): void => {
    noteEvent('ProductClick', about);
  };
  return { ref, onClick };
};
