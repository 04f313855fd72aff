import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { Link } from '../../../ui/link.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import type { Summary } from '../model.ts';
import { DealCard } from './deal-card.tsx';
import { StoreRows } from './store-rows.tsx';

const NoLikes = () => {
  const t = useT();
  return (
    <StateView title={t('mine.none')} text={t('mine.noneText')}>
      <Link className="button-link" to={consumerRoutes.groupBooking.path}>
        {t('order.browse')}
      </Link>
    </StateView>
  );
};

type Props = { stores: Summary['likedStores']; deals: Summary['likedDeals'] };

/** The stores and deals that the member likes. */
export const MineLikes = ({ stores, deals }: Props) => {
  const t = useT();
  if (stores.length + deals.length === 0) return <NoLikes />;
  return (
    <>
      {stores.length > 0 && (
        <section aria-labelledby="mine-stores">
          <h2 className="mine__title" id="mine-stores">
            {t('mine.likedStores')}
          </h2>
          <StoreRows stores={stores} />
        </section>
      )}
      {deals.length > 0 && (
        <section aria-labelledby="mine-deals">
          <h2 className="mine__title" id="mine-deals">
            {t('mine.likedDeals')}
          </h2>
          <ul className="deals">
            {deals.map((deal) => (
              <li key={deal.productId}>
                <DealCard deal={deal} isEager={false} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
