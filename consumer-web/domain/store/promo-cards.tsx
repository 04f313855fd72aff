import './promo.css';
import './promo-cards.css';
import { pictureUrl } from '../../lib/api/api.ts';
import { Picture } from '../../ui/picture.tsx';
import { useBanner } from './banner-counts.ts';
import type { Banner } from './model.ts';
import { JumpLink } from '../../ui/jump-link.tsx';

const PromoCard = ({ banner }: { banner: Banner }) => {
  const { ref, onFollow: handleFollow } = useBanner<HTMLLIElement>(banner.id);
  return (
    <li ref={ref}>
      <JumpLink
        rule={banner}
        className={`promo promo--card promo--${banner.tone}`}
        onFollow={handleFollow}
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
            width={160}
          />
        </span>
      </JumpLink>
    </li>
  );
};

/** Two small cards side by side. */
export const PromoCards = ({ banners }: { banners: readonly Banner[] }) => {
  if (banners.length === 0) return null;
  return (
    <ul className="promos">
      {banners.map((banner) => (
        <PromoCard key={banner.id} banner={banner} />
      ))}
    </ul>
  );
};
