import { useQuery } from '@tanstack/react-query';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../../lib/i18n.ts';
import { StateView } from '../../../../ui/state-view.tsx';
import { unpaidOrderQuery } from '../../../../domain/checkout/checkout-queries.ts';
import type { CheckoutShop } from '../../../../domain/checkout/checkout-shop.ts';
import { Link } from '../../../../ui/link.tsx';

/** An empty cart. After going back from the cashier its order still waits: paying for it is what is left to do. */
export const NothingToOrder = ({ shop }: { shop: CheckoutShop }) => {
  const t = useT();
  const { data: orderId } = useQuery(unpaidOrderQuery(shop));
  if (orderId) {
    return (
      <StateView title={t('checkout.unpaid')} text={t('checkout.unpaidText')}>
        <Link className="button-link" to={shop.routes.cashier(orderId)}>
          {t('checkout.unpaidGo')}
        </Link>
      </StateView>
    );
  }
  return (
    <StateView title={t('checkout.empty')} text={t('checkout.emptyText')}>
      <Link className="button-link" to={shop.routes.store}>
        {t('checkout.emptyGo')}
      </Link>
    </StateView>
  );
};

/** The address names no store. */
export const NoStore = () => {
  const t = useT();
  return (
    <StateView title={t('checkout.noStore')} text={t('checkout.noStoreText')}>
      <Link className="button-link" to={consumerRoutes.home.path}>
        {t('checkout.home')}
      </Link>
    </StateView>
  );
};
