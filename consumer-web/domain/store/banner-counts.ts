import { createContext, useContext } from 'react';
import { useImpression } from '../../lib/track/use-impression.ts';
import type { BannerCount } from './banner-count.ts';

type Count = (count: BannerCount) => void;

/** Records an event of a banner, by code that is fetched then; nothing waits for it. */
const countLater: Count = (count) => {
  import('./banner-sums.ts').then(({ countBanner }) => countBanner(count)).catch(() => undefined);
};

/** Who counts the banners of a page: the home of takeout, unless another one says so. */
const Counter = createContext(countLater);
export const BannerCounter = Counter.Provider;
export const useCountBanner = (): Count => useContext(Counter);

/** A banner on a page: `ref` counts it as shown, once a visit, when it has been in sight for two seconds (spec 000 §4). */
export const useBanner = <E extends Element>(id: string) => {
  const count = useCountBanner();
  return {
    ref: useImpression<E>(`banner:${id}`, () => {
      count({ id, showNum: 1 });
    }),
    onFollow: () => {
      count({ id, clickNum: 1 });
    },
  };
};
