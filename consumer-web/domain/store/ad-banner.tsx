import { pictureUrl } from '../../lib/api/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Picture } from '../../ui/picture.tsx';
import { useBanner } from './banner-counts.ts';
import type { Banner } from './model.ts';
import { JumpLink } from '../../ui/jump-link.tsx';

/** A strip of advertising, or, with `isOwn`, of the town itself; shown only with its second picture (spec 001 §5). */
export const AdBanner = ({ banner, isOwn = false }: { banner: Banner; isOwn?: boolean }) => {
  const t = useT();
  const { ref, onFollow: handleFollow } = useBanner<HTMLDivElement>(banner.id);
  if (banner.newBannerImage2 === null) return null;
  return (
    <div ref={ref}>
      <JumpLink
        rule={banner}
        className={`promo promo--strip promo--${banner.tone}`}
        onFollow={handleFollow}
      >
        <span className="promo__words">
          <b>{banner.bannerName}</b>
          <span>{banner.text}</span>
        </span>
        <span className="promo__picture">
          <Picture src={pictureUrl(banner.newBannerImage2)} alt="" ratio={4 / 3} width={200} />
        </span>
        {!isOwn && <span className="promo__ad">{t('home.ad')}</span>}
      </JumpLink>
    </div>
  );
};
