import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { MarketPart } from '#shared/contract/consumer/market-home.ts';
import type { Point } from '#shared/geo/distance.ts';
import { shownBanners, shownComponents } from '#shared/validate/shown-entries.ts';
import { AdBanner } from '../../../../domain/store/ad-banner.tsx';
import { BannerCounter } from '../../../../domain/store/banner-counts.ts';
import { optionalPart } from '../../../../domain/store/later.ts';
import { PromoCards } from '../../../../domain/store/promo-cards.tsx';
import { Slides } from '../../../../domain/store/slides.tsx';
import { loadTexts, useT } from '../../../../lib/i18n.ts';
import { noteAd } from '../ad-queue.ts';
import { bannersQuery, centralQuery, chipsQuery, postersQuery } from '../queries.ts';
import { NearRail } from './near-rail.tsx';
import { PartBones } from './part-bones.tsx';
import { Poster } from './poster.tsx';
import { SeckillRail } from './seckill-rail.tsx';

type PartProps = { at: Point };

/** Only banners that are marked to be shown (spec 002 §5). */
const Banners = () => {
  const { data, isPending } = useQuery(bannersQuery());
  if (isPending) return <PartBones type="banner" />;
  return <Slides banners={shownBanners(shownComponents(data?.result ?? []))} />;
};

const Chips = () => {
  const { data, isPending } = useQuery(chipsQuery());
  const banners = shownBanners(data?.result ?? []);
  if (isPending) return <PartBones type="chips" />;
  if (banners.length === 0) return null;
  return (
    <div className="mkh-chips">
      <PromoCards banners={banners} />
    </div>
  );
};

const Central = () => {
  const t = useT();
  const { data, isPending } = useQuery(centralQuery());
  const banners = shownBanners(data?.result ?? []);
  if (isPending) return <PartBones type="central" />;
  if (banners.length === 0) return null;
  return (
    <ul className="mkh-central" aria-label={t('market.central')}>
      {banners.map((banner) => (
        <li key={banner.id}>
          <AdBanner banner={banner} isOwn />
        </li>
      ))}
    </ul>
  );
};

/** Tall pictures side by side (decision P9). */
const Posters = () => {
  const t = useT();
  const { data, isPending } = useQuery(postersQuery());
  const banners = shownBanners(data?.result ?? []);
  if (isPending) return <PartBones type="poster" />;
  if (banners.length === 0) return null;
  return (
    <section className="rail" aria-label={t('market.posters')} data-testid="posters">
      <ul className="rail__row">
        {banners.map((banner) => (
          <Poster key={banner.id} banner={banner} />
        ))}
      </ul>
    </section>
  );
};

/** What depends on who sees it comes with its own words. */
const NewPeople = optionalPart(async () => {
  const [part] = await Promise.all([import('./zone-part.tsx'), loadTexts('market-zone')]);
  return part.NewPeople;
});
const Level = optionalPart(async () => {
  const [part] = await Promise.all([import('./zone-part.tsx'), loadTexts('market-zone')]);
  return part.Level;
});

const PARTS: Readonly<Record<Exclude<MarketPart, 'lantern'>, ComponentType<PartProps>>> = {
  banner: Banners,
  near: NearRail,
  seckill: SeckillRail,
  chips: Chips,
  central: Central,
  poster: Posters,
  newPeople: NewPeople,
  level: Level,
};

/** A part of the home below its icons: fetched, with its content, once the first screen stands (decision P9). Its advertisements have reports of their own (decision P33). */
export const LaterPart = ({ type, at }: PartProps & { type: keyof typeof PARTS }) => {
  const Part = PARTS[type];
  return (
    <BannerCounter value={noteAd}>
      <Part at={at} />
    </BannerCounter>
  );
};
