import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Point } from '#shared/geo/distance.ts';
import { joinPath } from '#shared/routes/query.ts';
import { DealBones, DealCard } from '../../../../domain/store/deal-card.tsx';
import { PartFailed } from '../../../../domain/store/part-failed.tsx';
import { useT } from '../../../../lib/i18n.ts';
import { dealsOf, FIRST_DEALS, type Deal } from '../first-screen.ts';
import { dealsQuery } from '../queries.ts';

const dishPath = (storeId: string, productId: string): string =>
  joinPath('/store', { id: storeId, productId });

const Deals = ({ deals }: { deals: readonly Deal[] }) => {
  // the others are drawn a moment later
  const drawn = useDeferredValue(deals.length, FIRST_DEALS);
  return (
    <ul className="rail__row">
      {deals.slice(0, drawn).map(({ dish, store }, index) => (
        <li key={`${store.storeId}.${dish.productId}`}>
          <DealCard
            deal={dish}
            store={store}
            path={dishPath(store.storeId, dish.productId)}
            isEager={index < FIRST_DEALS}
          />
        </li>
      ))}
    </ul>
  );
};

/** Dishes near by that cost less just now. */
export const FlashRail = ({ at }: { at: Point }) => {
  const t = useT();
  const { data, isPending } = useQuery(dealsQuery(at));
  if (isPending) return <DealBones />;
  if (!data) return <PartFailed name={t('home.flash')} />;
  if (data.result.length === 0) return null;
  return (
    <section className="rail" aria-labelledby="flash-title">
      <div className="rail__head">
        <h2 className="rail__title" id="flash-title">
          {t('home.flash')}
        </h2>
        <span className="rail__text">{t('home.flashText')}</span>
      </div>
      <Deals deals={dealsOf(data.result)} />
    </section>
  );
};
