import './combo.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComboOrder } from '#shared/contract/consumer/combo.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { PurchaseRow } from '../../domain/payment/purchase-row.tsx';
import { Purchases } from '../../domain/payment/purchase.tsx';
import { rowsOf } from '../../lib/api/paging.ts';
import { useT } from '../../lib/i18n.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { PillLink } from '../../ui/pill-link.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { comboPurchase } from './parts/order-stage.tsx';
import { SignedIn } from './parts/signed-in.tsx';
import { ordersQuery } from './queries.ts';

const Row = ({ order }: { order: ComboOrder }) => {
  const t = useT();
  const { orderId, name, quantity, payAmount, status } = order;
  const isOpen = status === 'toBePaid';
  return (
    <PurchaseRow
      testId={`combo-order-${orderId}`}
      name={name}
      notes={
        <>
          <small>
            {t('combo.order.count', { count: quantity })} · {dateTimeText(order.createTime)}
          </small>
          <small>{t(`combo.order.state.${status}`)}</small>
        </>
      }
      end={
        <>
          <strong>{price(payAmount)}</strong>
          <PillLink
            to={href(consumerRoutes.expandCouponOrderInfo, { orderId })}
            aria-label={isOpen ? undefined : t('combo.order.viewOf', { name })}
          >
            {t(isOpen ? 'combo.order.pay' : 'combo.order.view')}
          </PillLink>
        </>
      }
    />
  );
};

const None = () => {
  const t = useT();
  return (
    <StateView title={t('combo.order.none')}>
      <Link className="button-link" to={consumerRoutes.expandCoupon.path}>
        {t('combo.list.toBuy')}
      </Link>
    </StateView>
  );
};

const Orders = () => {
  const pages = useInfiniteQuery(ordersQuery());
  const rows = rowsOf(pages.data?.pages, ({ orderId }) => orderId);
  return (
    <PagedList
      pages={pages}
      isEmpty={rows.length === 0}
      empty={<None />}
      skeleton={<Skeletons heights={[96, 96, 96]} />}
    >
      <ul className="purchases">
        {rows.map((order) => (
          <Row key={order.orderId} order={order} />
        ))}
      </ul>
    </PagedList>
  );
};

/** One purchase with its cashier, pieces and refund; without an order in the address, all of them. */
export const ComboOrderScreen = () => {
  const t = useT();
  return (
    <Page title={t('title.comboOrder')} backPath={consumerRoutes.expandCoupon.path}>
      <SignedIn>
        <Purchases kind={comboPurchase} list={<Orders />} />
      </SignedIn>
    </Page>
  );
};
