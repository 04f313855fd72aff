import '../../../domain/store/promo.css';
import './sale.css';
import { useQuery } from '@tanstack/react-query';
import { shownBanners } from '#shared/validate/shown-entries.ts';
import { AdBanner } from '../../../domain/store/ad-banner.tsx';
import { useT } from '../../../lib/i18n.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { stood, useNoteStands } from './front-memory.ts';
import { bannersQuery } from './front-queries.ts';

/** What the home of group-buy promotes, side by side; each leads where its jump rule says. Nothing while there is none, or they cannot be had. */
export const GroupBanners = () => {
  const t = useT();
  const { data, isPending } = useQuery(bannersQuery());
  const banners = shownBanners(data?.result ?? []);
  const has = banners.length > 0;
  useNoteStands('banners', data && has);
  if (isPending && stood('banners'))
    return (
      <div className="group-banners">
        <Skeleton height={92} radius={16} />
      </div>
    );
  if (!has) return null;
  return (
    <ul className="group-banners" aria-label={t('home.banners')}>
      {banners.map((banner) => (
        <li key={banner.id} className="group-banners__one">
          <AdBanner banner={banner} isOwn />
        </li>
      ))}
    </ul>
  );
};
