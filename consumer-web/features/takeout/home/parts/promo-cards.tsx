import { useQuery } from '@tanstack/react-query';
import { shownBanners } from '#shared/validate/shown-entries.ts';
import { pictureUrl } from '../../../../lib/api/api.ts';
import { Picture } from '../../../../ui/picture.tsx';
import { countBanner, useSeen } from '../../../../domain/store/banner-counts.ts';
import type { Banner } from '../../../../domain/store/model.ts';
import { promoCardsQuery } from '../queries.ts';
import { JumpLink } from '../../../../ui/jump-link.tsx';

const PromoCard = ({ banner }: { banner: Banner }) => (
  <li ref={useSeen<HTMLLIElement>(banner.id)}>
    <JumpLink
      rule={banner}
      className={`promo promo--card promo--${banner.tone}`}
      onFollow={() => countBanner({ id: banner.id, clickNum: 1 })}
    >
      <span className="promo__words">
        <b>{banner.bannerName}</b>
        <span>{banner.text}</span>
      </span>
      <span className="promo__picture">
        <Picture src={pictureUrl(banner.newBannerImage2 ?? '')} alt="" ratio={4 / 3} width={160} />
      </span>
    </JumpLink>
  </li>
);

/** Two small cards side by side. */
export const PromoCards = () => {
  const { data } = useQuery(promoCardsQuery());
  const banners = shownBanners(data?.result ?? []);
  if (banners.length === 0) return null;
  return (
    <ul className="promos">
      {banners.map((banner) => (
        <PromoCard key={banner.id} banner={banner} />
      ))}
    </ul>
  );
};
