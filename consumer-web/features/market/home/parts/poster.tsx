import { useBanner } from '../../../../domain/store/banner-counts.ts';
import type { Banner } from '../../../../domain/store/model.ts';
import { pictureUrl } from '../../../../lib/api/api.ts';
import { JumpLink } from '../../../../ui/jump-link.tsx';
import { Picture } from '../../../../ui/picture.tsx';

/** A tall picture with its words below. */
export const Poster = ({ banner }: { banner: Banner }) => {
  const { ref, onFollow: handleFollow } = useBanner<HTMLLIElement>(banner.id);
  return (
    <li ref={ref}>
      <JumpLink rule={banner} className="mkh-poster" onFollow={handleFollow}>
        <Picture src={pictureUrl(banner.newBannerImage2 ?? '')} alt="" ratio={3 / 4} width={320} />
        <span className={`mkh-poster__words mkh-poster__words--${banner.tone}`}>
          <b>{banner.bannerName}</b>
          <span>{banner.text}</span>
        </span>
      </JumpLink>
    </li>
  );
};
