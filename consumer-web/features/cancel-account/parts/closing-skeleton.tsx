import { useT } from '../../../lib/i18n.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** While the account is checked: as high as the answers. */
export const ClosingSkeleton = () => {
  const t = useT();
  return (
    <section className="card" role="status" aria-label={t('cancel.checking')}>
      <h2 className="card__title">{t('cancel.checking')}</h2>
      {[1, 2, 3].map((row) => (
        <div key={row} className="cancel__row">
          <Skeleton width="28px" height={28} radius={14} />
          <Skeleton width="70%" height={20} />
        </div>
      ))}
    </section>
  );
};
