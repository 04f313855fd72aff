import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Point } from '#shared/geo/distance.ts';
import { findRoutes } from '#shared/routes/consumer/home.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { goodRailQuery, primaryQuery } from '../queries.ts';
import { GoodCard } from '../../../../domain/store/good-card.tsx';
import { Link } from '../../../../ui/link.tsx';

/** Preferred stores, with a button for others; the pick of the day is first. */
export const GoodRail = ({ at }: { at: Point }) => {
  const t = useT();
  const [turn, setTurn] = useState(0);
  const { data } = useQuery(goodRailQuery(at, turn));
  const primary = useQuery(primaryQuery(at)).data?.result ?? null;
  const stores = data?.result.filter(({ storeId }) => storeId !== primary?.storeId) ?? [];
  if (stores.length === 0) return null;
  return (
    <section className="rail" aria-labelledby="good-title">
      <div className="rail__head">
        <h2 className="rail__title rail__title--grow" id="good-title">
          {data?.cardName}
        </h2>
        <button type="button" className="plain rail__more" onClick={() => setTurn(turn + 1)}>
          {t('home.goodOther')}
        </button>
        <Link className="rail__more" to={findRoutes.goodsStore.path}>
          {t('home.seeAll')}
          <Icon name="next" size={14} />
        </Link>
      </div>
      <ul className="rail__row">
        {primary && (
          <li className="rail__first">
            <span className="tag tag--deal">{t('home.primary')}</span>
            <GoodCard store={primary} />
          </li>
        )}
        {stores.map((store) => (
          <li key={store.storeId}>
            <GoodCard store={store} />
          </li>
        ))}
      </ul>
    </section>
  );
};
