import { useQuery } from '@tanstack/react-query';
import { shownBanners } from '#shared/validate/shown-entries.ts';
import { PartFailed } from '../../../../domain/store/part-failed.tsx';
import { Slides } from '../../../../domain/store/slides.tsx';
import { useT } from '../../../../lib/i18n.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { bannersQuery } from '../queries.ts';

/** The banners of the home; their space is reserved from the start. */
export const Banners = () => {
  const t = useT();
  const { data, isPending } = useQuery(bannersQuery());
  if (isPending)
    return (
      <div className="slides-box">
        <Skeleton height={132} radius={16} />
      </div>
    );
  if (!data) return <PartFailed name={t('home.banners')} />;
  return <Slides banners={shownBanners(data.result)} />;
};
