import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { longCountdownText } from '#shared/format/date.ts';
import type { Point } from '#shared/geo/distance.ts';
import { storePath } from '#shared/jump/store-link.ts';
import { SECOND, type Instant } from '#shared/kernel/time.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { goodKey, goodPrice, type MarketGood } from '../../../../domain/market/good.ts';
import { DealBones, DealCard } from '../../../../domain/store/deal-card.tsx';
import { useNow } from '../../../../lib/clock/use-now.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { Link } from '../../../../ui/link.tsx';
import { seckillQuery } from '../queries.ts';

/** How many are in the row. */
const SHOWN = 12;

/** How long the sale lasts, by the server's clock; `onEnd` once it is over. */
const Clock = ({ until, onEnd }: { until: Instant; onEnd: () => unknown }) => {
  const t = useT();
  const leftMs = until - useNow();
  const isOver = leftMs <= 0;
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  return (
    <span className="rail__text num">
      {t('market.seckillEnds', { time: longCountdownText(leftMs / SECOND) })}
    </span>
  );
};

const Deal = ({ good, store }: { good: MarketGood; store: NonNullable<MarketGood['store']> }) => {
  const { price, was } = goodPrice(good);
  return (
    <DealCard
      deal={{ productName: good.productName, imgUrl: good.imgUrl, price, originalPrice: was }}
      store={store}
      path={storePath('market', store.storeId, good.productId)}
      isEager={false}
    />
  );
};

/** Goods of the flash sales that run now; nothing where none does, or where they cannot be loaded (spec 002 §8). */
export const SeckillRail = ({ at }: { at: Point }) => {
  const t = useT();
  const { data, isPending, refetch: handleEnd } = useQuery(seckillQuery(at));
  if (isPending) return <DealBones />;
  if (!data || data.result.length === 0) return null;
  return (
    <section className="rail" aria-labelledby="seckill-title" data-testid="seckill">
      <div className="rail__head">
        <h2 className="rail__title rail__title--grow" id="seckill-title">
          {t('market.seckill')}
        </h2>
        {data.endAt !== null && <Clock until={data.endAt} onEnd={handleEnd} />}
        <Link className="rail__more" to={consumerRoutes.marketSeckill.path}>
          {t('home.seeAll')}
          <Icon name="next" size={14} />
        </Link>
      </div>
      <ul className="rail__row">
        {data.result.slice(0, SHOWN).map((good) => (
          <li key={goodKey(good)}>{good.store && <Deal good={good} store={good.store} />}</li>
        ))}
      </ul>
    </section>
  );
};
