import { useT } from '../../../lib/i18n.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Tickets before they are there. */
export const TicketSkeleton = () => {
  const t = useT();
  return (
    <div className="slips" role="status" aria-label={t('common.loading')}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="slip slip--skeleton">
          <div className="slip__row">
            <div className="slip__stub">
              <Skeleton width={56} height={30} />
              <Skeleton width={72} height={14} />
            </div>
            <div className="slip__body">
              <Skeleton width="70%" height={20} />
              <Skeleton width="50%" height={16} />
              <Skeleton width="40%" height={16} />
            </div>
          </div>
          <div className="slip__fold">
            <Skeleton width={64} height={14} />
          </div>
        </div>
      ))}
    </div>
  );
};
