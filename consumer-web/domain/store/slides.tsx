import './home-parts.css';
import './promo.css';
import { Suspense, useRef } from 'react';
import { pictureUrl } from '../../lib/api/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Picture } from '../../ui/picture.tsx';
import { useBanner } from './banner-counts.ts';
import type { Banner } from './model.ts';
import { optionalPart } from './later.ts';
import { JumpLink } from '../../ui/jump-link.tsx';

const Slide = ({ banner, isFirst, place }: { banner: Banner; isFirst: boolean; place: string }) => {
  const { ref, onFollow: handleFollow } = useBanner<HTMLLIElement>(banner.id);
  return (
    <li className="slides__one" ref={ref} aria-label={place}>
      <JumpLink rule={banner} className={`promo promo--${banner.tone}`} onFollow={handleFollow}>
        <span className="promo__words">
          <b>{banner.bannerName}</b>
          <span>{banner.text}</span>
        </span>
        <span className="promo__picture">
          <Picture
            src={pictureUrl(banner.newBannerImage2 ?? '')}
            alt=""
            ratio={4 / 3}
            width={400}
            isEager={isFirst}
          />
        </span>
      </JumpLink>
    </li>
  );
};

/** Turns the row; the banners stand without it. */
const SlideDots = optionalPart(async () => (await import('./slide-dots.tsx')).SlideDots);

/** Banners side by side. */
export const Slides = ({ banners }: { banners: readonly Banner[] }) => {
  const t = useT();
  const row = useRef<HTMLUListElement>(null);
  const count = banners.length;
  if (count === 0) return null;
  return (
    <section className="slides-box" aria-label={t('home.banners')}>
      <ul className="slides" ref={row}>
        {banners.map((banner, index) => (
          <Slide
            key={banner.id}
            banner={banner}
            isFirst={index === 0}
            place={t('home.banner', { index: index + 1, count })}
          />
        ))}
      </ul>
      {count > 1 && (
        <Suspense>
          <SlideDots row={row} count={count} />
        </Suspense>
      )}
    </section>
  );
};
