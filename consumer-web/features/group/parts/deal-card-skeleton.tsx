import '../deals.css';
import { useT } from '../../../lib/i18n.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The list before its first answer, in the same measures. */
export const DealCardSkeleton = () => {
  const t = useT();
  return (
    <div className="deals" role="status" aria-label={t('common.loading')}>
      {[0, 1, 2, 3, 4].map((index) => (
        <div className="deal" key={index}>
          <Skeleton width={112} height={112} radius={12} />
          <div className="deal__body">
            <Skeleton height={20} width="86%" />
            <Skeleton height={14} width="60%" />
            <Skeleton height={14} width="44%" />
            <Skeleton height={22} width="52%" />
          </div>
        </div>
      ))}
    </div>
  );
};
