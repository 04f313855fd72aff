import { rowsOf } from '../../lib/api/paging.ts';
import { useT } from '../../lib/i18n.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GoodCard } from './good-card.tsx';
import { goodKey, type MarketGood } from './good.ts';

/** How many pictures belong to the first screen and are fetched at once. */
const FIRST_SCREEN = 4;

/** Goods that were loaded so far, each product once. */
export const goodsOf = (pages: Parameters<typeof rowsOf<MarketGood>>[0]): MarketGood[] =>
  rowsOf(pages, goodKey);

/** Goods of several supermarkets, two beside one another. */
export const GoodsGrid = ({
  goods,
  isBusy = false,
  hasTop = false,
  noteOf,
}: {
  goods: readonly MarketGood[];
  isBusy?: boolean;
  hasTop?: boolean;
  /** What is said beside a price instead of how many were sold. */
  noteOf?: (good: MarketGood) => string | null;
}) => (
  <ul className="mkg-grid" aria-busy={isBusy}>
    {goods.map((good, index) => (
      <li key={goodKey(good)}>
        {good.store && (
          <GoodCard
            good={good}
            store={good.store}
            note={noteOf?.(good) ?? null}
            isEager={hasTop && index < FIRST_SCREEN}
          />
        )}
      </li>
    ))}
  </ul>
);

/** The grid before its first answer, in the same measures. */
export const GoodsBones = ({ count = 6 }: { count?: number }) => {
  const t = useT();
  return (
    <div className="mkg-grid" role="status" aria-label={t('common.loading')}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="mkg-card">
          <span className="skeleton mkg-card__picture mkg-card__picture--bone" />
          <Skeleton height={18} width="80%" />
          <Skeleton height={15} width="45%" />
          <Skeleton height={22} width="55%" />
          <Skeleton height={15} width="90%" />
        </div>
      ))}
    </div>
  );
};
