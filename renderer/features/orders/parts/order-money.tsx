import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PAY_RESULTS } from '#shared/codes/group-order.ts';
import { refundProgress } from '#shared/codes/refund.ts';
import { merchantContract } from '#shared/contract/merchant/index.ts';
import type { MerchantOrder, MerchantOrderTrade } from '#shared/contract/merchant/order.ts';
import { dateTimeSecondsText, dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { timesCents } from '#shared/kernel/money.ts';
import { href } from '#shared/routes/define.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { DetailCard, FactList, type Fact } from '../../../ui/detail-parts.tsx';
import classes from './order-detail.module.css';
import { RefundBadge } from './order-state.tsx';

type Props = { order: MerchantOrder };

const Attempt = ({ trade }: { trade: MerchantOrderTrade }) => {
  const t = useT();
  const result = PAY_RESULTS.find((known) => known === trade.result) ?? 'unknown';
  return (
    <li>
      {`${dateTimeText(trade.settleTime ?? trade.createTime)} · ${t(`console.order.attempt.${result}`)}`}
      {trade.refunded && (
        <Text
          component="span"
          c="dimmed"
          size="sm"
        >{` · ${t('console.order.attempt.refunded')}`}</Text>
      )}
    </li>
  );
};

/** What the deals cost and what was taken off; nothing where nothing was. */
const priceSteps = (
  { payInfo: { specialKind, specialAmtn, offerAmtn }, productList: [product] }: MerchantOrder,
  t: Translate,
): Fact[] => {
  if (product === undefined || (specialAmtn === 0 && offerAmtn === 0)) return [];
  return [
    {
      label: t('console.order.goods'),
      value: `${price(timesCents(product.price, product.quantity))} (${price(product.price)} × ${product.quantity})`,
      id: 'order-goods',
    },
    specialKind !== null &&
      specialAmtn > 0 && {
        label: t(`console.order.special.${specialKind}`),
        value: `−${price(specialAmtn)}`,
        id: 'order-special',
      },
    offerAmtn > 0 && {
      label: t('console.order.offer'),
      value: `−${price(offerAmtn)}`,
      id: 'order-offer',
    },
  ];
};

/** How and when it was paid, or that it was not. */
export const PaymentCard = ({ order }: Props) => {
  const t = useT();
  const { orderInfo, payInfo } = order;
  const { trades, tradeNo } = payInfo;
  const paying = trades.find((trade) => trade.tradeNo === tradeNo) ?? trades.at(-1);
  const facts: Fact[] = [
    ...priceSteps(order, t),
    { label: t('console.order.total'), value: price(payInfo.totalAmtn) },
    {
      label: t('console.order.paid'),
      value:
        payInfo.payTime === null ? (
          t('console.order.unpaid')
        ) : (
          <strong>{price(payInfo.amtn)}</strong>
        ),
      id: 'order-paid',
    },
    paying !== undefined && {
      label: t('console.order.channel'),
      value: t(`console.order.channel.${paying.type}`),
    },
    { label: t('console.order.created'), value: dateTimeSecondsText(orderInfo.createTime) },
    payInfo.payTime === null &&
      orderInfo.closeReason === null && {
        label: t('console.order.payBefore'),
        value: dateTimeSecondsText(orderInfo.payBefore),
      },
    payInfo.payTime !== null && {
      label: t('console.order.paidAt'),
      value: dateTimeSecondsText(payInfo.payTime),
    },
    orderInfo.closeReason !== null && {
      label: t('console.order.closed'),
      value: t(`console.order.closed.${orderInfo.closeReason}`),
    },
    tradeNo !== null && {
      label: t('console.order.trade'),
      value: (
        <Text component="span" ff="monospace" size="sm">
          {tradeNo}
        </Text>
      ),
    },
    trades.length > 1 && {
      label: t('console.order.attempts'),
      value: (
        <ul className={classes['stores']}>
          {trades.map((trade) => (
            <Attempt key={trade.tradeNo} trade={trade} />
          ))}
        </ul>
      ),
    },
  ];
  return (
    <DetailCard title={t('console.order.payment')} testId="order-payment">
      <FactList facts={facts} />
    </DetailCard>
  );
};

/** Where a request that waits is answered, for those who may see that. */
const ToRefunds = () => {
  const t = useT();
  const { role } = useSignedIn().operator;
  if (merchantContract.merchantRefundList.roles?.includes(role) === false) return null;
  return (
    <Anchor component={Link} to={merchantRoutes.merchantRefunds.path} underline="always" size="sm">
      {t('console.order.toRefunds')}
    </Anchor>
  );
};

/** The progress and amount of a refund; nothing without a refund. */
export const RefundCard = ({ order: { payInfo } }: Props) => {
  const t = useT();
  if (payInfo.refundStatus === 0 && payInfo.refundProgress === null) return null;
  const facts: Fact[] = [
    { label: t('console.order.refundState'), value: <RefundBadge order={payInfo} /> },
    payInfo.refundAmtn > 0 && {
      label: t('console.order.refunded'),
      value: price(payInfo.refundAmtn),
      id: 'order-refunded',
    },
    payInfo.refundingAmtn > 0 && {
      label: t('console.order.refunding'),
      value: price(payInfo.refundingAmtn),
    },
    payInfo.refundTime !== null && {
      label: t('console.order.refundTime'),
      value: dateTimeSecondsText(payInfo.refundTime),
    },
  ];
  return (
    <DetailCard
      title={t('console.order.refund')}
      note={payInfo.refundProgress === refundProgress.codes.pending && <ToRefunds />}
      testId="order-refund"
    >
      <FactList facts={facts} />
    </DetailCard>
  );
};

/** What was redeemed; for an owner also what of it is settled (decision D10). */
export const SettlementCard = ({
  order: { vouchers, redeemedAmtn, platformCommission, settleAmtn },
}: Props) => {
  const t = useT();
  if (vouchers.length === 0) return null;
  const isOwner = settleAmtn !== undefined;
  const facts: Fact[] = [
    { label: t('console.order.redeemed'), value: price(redeemedAmtn), id: 'order-redeemed' },
    platformCommission !== undefined && {
      label: t('console.order.commission'),
      value: price(platformCommission),
    },
    isOwner && {
      label: t('console.order.settle'),
      value: <strong>{price(settleAmtn)}</strong>,
      id: 'order-settle',
    },
  ];
  return (
    <DetailCard title={t('console.order.settlement')} testId="order-settlement">
      <FactList facts={facts} />
      {isOwner && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('console.order.settleNote')}
        </Text>
      )}
    </DetailCard>
  );
};

/** Whether a visit must be booked, and the one that was. */
const Booking = ({
  orderInfo: { booking, groupProductAgreement },
  storeInfo,
}: Pick<MerchantOrder, 'orderInfo' | 'storeInfo'>) => {
  const t = useT();
  const terms = t(`console.order.booking.${groupProductAgreement.checkSubscribeType}`);
  if (groupProductAgreement.checkSubscribeType === 'NONE') return terms;
  const visit = booking
    ? t('console.order.booking.at', { time: dateTimeText(booking.at), count: booking.partySize })
    : t('console.order.booking.missing');
  const store = booking && storeInfo.find(({ storeId }) => storeId === booking.storeId);
  return (
    <>
      {store ? `${visit} · ${store.storeName}` : visit}
      <Text size="sm" c="dimmed">
        {terms}
      </Text>
    </>
  );
};

/** Who bought what, where it can be used, and whether a table must be booked. */
export const AboutCard = ({
  order: {
    buyerInfo,
    orderInfo,
    productList: [product],
    storeInfo,
  },
}: Props) => {
  const t = useT();
  const facts: Fact[] = [
    { label: t('console.order.buyer'), value: buyerInfo.phone },
    product !== undefined && { label: t('console.order.quantity'), value: product.quantity },
    product !== undefined && { label: t('console.order.price'), value: price(product.price) },
    {
      label: t('console.order.booking'),
      value: <Booking orderInfo={orderInfo} storeInfo={storeInfo} />,
      id: 'order-booking',
    },
    {
      label: t('console.order.stores'),
      value: (
        <ul className={classes['stores']}>
          {storeInfo.map(({ storeId, storeName }) => (
            <li key={storeId}>{storeName}</li>
          ))}
        </ul>
      ),
    },
  ];
  return (
    <DetailCard
      title={t('console.order.about')}
      note={
        product ? (
          <Anchor
            component={Link}
            to={href(merchantRoutes.merchantCommodityDetails, { productId: product.productId })}
            underline="always"
            size="sm"
          >
            {t('console.order.product')}
          </Anchor>
        ) : null
      }
    >
      <FactList facts={facts} />
    </DetailCard>
  );
};
