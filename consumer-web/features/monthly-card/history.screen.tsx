import './monthly-card.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { MemberOrderRecord } from '#shared/contract/consumer/monthly-card.ts';
import { dateText, dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { PurchaseRow } from '../../domain/payment/purchase-row.tsx';
import { Purchases } from '../../domain/payment/purchase.tsx';
import { rowsOf } from '../../lib/api/paging.ts';
import { useT } from '../../lib/i18n.ts';
import { askFirst } from '../../lib/question.ts';
import { useSession } from '../../lib/session/session.ts';
import { useRequireSignIn } from '../../lib/session/use-sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { PillLink } from '../../ui/pill-link.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { useCancel } from './mutations.ts';
import { cardPurchase } from './parts/order-stage.tsx';
import { ordersQuery } from './queries.ts';

type Cancel = ReturnType<typeof useCancel>;

const Period = ({ startAt, endAt }: Pick<MemberOrderRecord, 'startAt' | 'endAt'>) => {
  const t = useT();
  if (startAt === null || endAt === null) return null;
  return (
    <small>{t('vipHistory.period', { from: dateText(startAt), until: dateText(endAt) })}</small>
  );
};

/** What can be done with an order: pay it, or give it back. */
const Actions = ({ order, cancel }: { order: MemberOrderRecord; cancel: Cancel }) => {
  const t = useT();
  const { orderId, name, payAmount } = order;
  const handleRefund = (): void =>
    askFirst({
      title: t('vipHistory.refundAsk', { amount: price(payAmount) }),
      text: t('vipHistory.refundAskText'),
      yes: t('vipHistory.refundYes'),
      no: t('vipHistory.refundNo'),
      run: () => cancel.mutate(orderId),
    });
  if (order.status === 'toBePaid')
    return (
      <PillLink to={href(consumerRoutes.vipHistoryList, { orderId })}>
        {t('vipHistory.payNow')}
      </PillLink>
    );
  if (!order.canRefund) return null;
  return (
    <Button
      size="small"
      tone="quiet"
      isBusy={cancel.isPending && cancel.variables === orderId}
      label={t('vipHistory.refundOf', { name })}
      onPress={handleRefund}
    >
      {t('vipHistory.refund')}
    </Button>
  );
};

const OrderRow = ({ order, cancel }: { order: MemberOrderRecord; cancel: Cancel }) => {
  const t = useT();
  return (
    <PurchaseRow
      testId={`vip-order-${order.orderId}`}
      name={order.name}
      notes={
        <>
          <small>
            {t(`vipHistory.kind.${order.kind}`)} · {dateTimeText(order.payTime ?? order.createTime)}
          </small>
          <Period {...order} />
          {order.refundTime !== null && (
            <small>
              {t('vipHistory.refundOn', {
                date: dateText(order.refundTime),
                amount: price(order.refundAmount),
              })}
            </small>
          )}
        </>
      }
      end={
        <>
          <strong>
            {order.payAmount === 0 ? t('vipHistory.state.free') : price(order.payAmount)}
          </strong>
          <small>{t(`vipHistory.state.${order.status}`)}</small>
          <Actions order={order} cancel={cancel} />
        </>
      }
    />
  );
};

const None = () => {
  const t = useT();
  return (
    <StateView title={t('vipHistory.none')} text={t('vipHistory.noneText')}>
      <Link className="button-link" to={consumerRoutes.vipHome.path}>
        {t('vipTrial.toCard')}
      </Link>
    </StateView>
  );
};

const History = () => {
  const t = useT();
  const pages = useInfiniteQuery(ordersQuery());
  const cancel = useCancel();
  const rows = rowsOf(pages.data?.pages, ({ orderId }) => orderId);
  return (
    <PagedList
      pages={pages}
      isEmpty={rows.length === 0}
      empty={<None />}
      skeleton={<Skeletons heights={[110, 110, 110]} />}
    >
      {cancel.error !== null && (
        <p className="alert" role="alert">
          {errorText(cancel.error, t)}
        </p>
      )}
      <ul className="purchases">
        {rows.map((order) => (
          <OrderRow key={order.orderId} order={order} cancel={cancel} />
        ))}
      </ul>
    </PagedList>
  );
};

const SignedOut = () => {
  const t = useT();
  const requireSignIn = useRequireSignIn();
  return (
    <StateView title={t('vipHistory.signedOut')}>
      <Button onPress={() => requireSignIn()}>{t('vip.signIn')}</Button>
    </StateView>
  );
};

/** What was bought with its state, period and refund; with an order in the address, its cashier (spec 002 §2). */
export const VipHistoryScreen = () => {
  const t = useT();
  const isSignedIn = useSession((state) => state.token !== null);
  return (
    <Page title={t('title.vipHistoryList')} backPath={consumerRoutes.vipHome.path}>
      {isSignedIn ? <Purchases kind={cardPurchase} list={<History />} /> : <SignedOut />}
    </Page>
  );
};
