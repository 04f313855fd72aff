import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../lib/i18n.ts';
import { useShopT } from '../../shop-words.ts';
import { StateView } from '../../../ui/state-view.tsx';
import { unpaidOrderQuery } from '../checkout-queries.ts';
import type { CheckoutShop } from '../checkout-shop.ts';
import { Link } from '../../../ui/link.tsx';

/** An empty cart. After going back from the cashier its order still waits: paying for it is what is left to do. */
export const NothingToOrder = ({ shop }: { shop: CheckoutShop }) => {
  const t = useShopT(shop);
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
export const NoStore = ({ homePath }: { homePath: string }) => {
  const t = useT();
  return (
    <StateView title={t('checkout.noStore')} text={t('checkout.noStoreText')}>
      <Link className="button-link" to={homePath}>
        {t('checkout.home')}
      </Link>
    </StateView>
  );
};
