import { useT } from '../../lib/i18n.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The list before its first answer, in the same measures. */
export const StoreSkeletons = ({ count = 5 }: { count?: number }) => {
  const t = useT();
  return (
    <div className="stores" role="status" aria-label={t('common.loading')}>
      {Array.from({ length: count }, (_, index) => (
        <div className="store" key={index}>
          <div className="store__picture">
            <Skeleton height={88} radius={12} />
          </div>
          <div className="store__body">
            <Skeleton height={20} width="70%" />
            <Skeleton height={15} width="55%" />
            <Skeleton height={15} width="86%" />
            <Skeleton height={18} width="62%" />
          </div>
        </div>
      ))}
    </div>
  );
};
