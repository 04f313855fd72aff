import { useEffect } from 'react';
import { BannerCounter } from '../../../../domain/store/banner-counts.ts';
import { noteAd, startAds } from '../ad-queue.ts';
import { HomePull } from './home-pull.tsx';
import { MarketPopup } from './market-popup.tsx';

/** What the home has around its parts once its first screen stands: pull to refresh, pop-ups, and the reports of its advertisements (decision P33). */
export const AroundHome = () => {
  useEffect(() => {
    startAds(document);
  }, []);
  return (
    <>
      <HomePull />
      <BannerCounter value={noteAd}>
        <MarketPopup />
      </BannerCounter>
    </>
  );
};
