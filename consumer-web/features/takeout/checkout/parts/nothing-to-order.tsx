import { useQuery } from '@tanstack/react-query';
import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import { storePath } from '#shared/jump/store-link.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../../lib/i18n.ts';
import { StateView } from '../../../../ui/state-view.tsx';
import { lastOrderQuery } from '../queries.ts';
import { Link } from '../../../../ui/link.tsx';

/** An empty cart. After going back from the cashier its order still waits: paying for it is what is left to do. */
export const NothingToOrder = ({ storeId }: { storeId: string }) => {
  const t = useT();
  const { data } = useQuery(lastOrderQuery());
  const order = data?.order;
  if (
    order &&
    order.storeId === storeId &&
    takeoutOrderStatus.nameOf(order.orderStatus) === 'toBePaid'
  ) {
    return (
      <StateView title={t('checkout.unpaid')} text={t('checkout.unpaidText')}>
        <Link
          className="button-link"
          to={href(consumerRoutes.paymentPage, { orderId: order.tradeId })}
        >
          {t('checkout.unpaidGo')}
        </Link>
      </StateView>
    );
  }
  return (
    <StateView title={t('checkout.empty')} text={t('checkout.emptyText')}>
      <Link className="button-link" to={storePath('takeout', storeId)}>
        {t('checkout.emptyGo')}
      </Link>
    </StateView>
  );
};

/** Nobody said whose cart. */
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
