import { useQuery } from '@tanstack/react-query';
import { shownBanners } from '#shared/validate/shown-entries.ts';
import { useRef } from 'react';
import { pictureUrl } from '../../../../lib/api/api.ts';
import { iconSize } from '../../../../ui/icons.tsx';
import { useT } from '../../../../lib/i18n.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { countBanner, useSeen } from '../../../../domain/store/banner-counts.ts';
import type { Banner } from '../../../../domain/store/model.ts';
import { bannersQuery } from '../queries.ts';
import { useTurning } from '../use-turning.ts';
import { JumpLink } from '../../../../ui/jump-link.tsx';
import { PartFailed } from './part-failed.tsx';

const Slide = ({ banner, isFirst, place }: { banner: Banner; isFirst: boolean; place: string }) => {
  const element = useSeen<HTMLLIElement>(banner.id);
  return (
    <li className="slides__one" ref={element} aria-label={place}>
      <JumpLink
        rule={banner}
        className={`promo promo--${banner.tone}`}
        onFollow={() => countBanner({ id: banner.id, clickNum: 1 })}
      >
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

/** Banners side by side. */
export const Banners = () => {
  const t = useT();
  const row = useRef<HTMLUListElement>(null);
  const { data, isPending } = useQuery(bannersQuery());
  const banners = shownBanners(data?.result ?? []);
  const turning = useTurning(row, banners.length);
  const { hold: handleHold, release: handleRelease, stop: handleStop } = turning;
  if (isPending)
    return (
      <div className="slides-box">
        <Skeleton height={132} radius={16} />
      </div>
    );
  if (!data) return <PartFailed name={t('home.banners')} />;
  if (banners.length === 0) return null;
  return (
    <section
      className="slides-box"
      aria-label={t('home.banners')}
      onPointerEnter={handleHold}
      onPointerLeave={handleRelease}
      onFocus={handleHold}
      onBlur={handleRelease}
    >
      <ul className="slides" ref={row} onScroll={turning.onScroll}>
        {banners.map((banner, index) => (
          <Slide
            key={banner.id}
            banner={banner}
            isFirst={index === 0}
            place={t('home.banner', { index: index + 1, count: banners.length })}
          />
        ))}
      </ul>
      {banners.length > 1 && (
        <button
          type="button"
          className="plain slides__dots"
          aria-pressed={turning.isStopped}
          aria-label={t('home.bannersStop')}
          onClick={handleStop}
        >
          {banners.map(({ id }, index) => (
            <span key={id} className={`dot${index === turning.index ? ' dot--on' : ''}`} />
          ))}
          <svg
            className="icon"
            style={iconSize(12)}
            viewBox="0 0 24 24"
            fill="currentColor"
            aria-hidden="true"
          >
            <path d={turning.isStopped ? 'M8 5l11 7-11 7z' : 'M7 5h4v14H7zM13 5h4v14h-4z'} />
          </svg>
        </button>
      )}
    </section>
  );
};
