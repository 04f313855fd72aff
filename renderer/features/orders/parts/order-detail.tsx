import { ActionIcon, CopyButton, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconCopy, IconReceiptOff } from '@tabler/icons-react';
import { isApiError } from '#shared/client/api-error.ts';
import type { MerchantOrder } from '#shared/contract/merchant/order.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { OrderNumberText } from '../../../domain/order-number/order-number-text.tsx';
import { useT } from '../../../lib/i18n.ts';
import { pictureUrl } from '../../../lib/picture-url.ts';
import { DetailColumns, DetailHead, DetailPage } from '../../../ui/detail-parts.tsx';
import { PageState } from '../../../ui/page-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useOrder } from '../queries.ts';
import classes from './order-detail.module.css';
import { OrderLog } from './order-log.tsx';
import { AboutCard, PaymentCard, RefundCard, SettlementCard } from './order-money.tsx';
import { OrderBadge, RefundBadge } from './order-state.tsx';
import { OrderVouchers } from './order-vouchers.tsx';

/** The whole number, which people read out, select and copy. */
const OrderNumber = ({ number }: { number: string }) => {
  const t = useT();
  return (
    <CopyButton value={number}>
      {({ copied, copy }) => (
        <span className={classes['number']}>
          <span data-testid="order-number" title={t('console.order.number')}>
            <OrderNumberText number={number} />
          </span>
          <Tooltip label={t(copied ? 'console.order.copied' : 'console.order.copy')}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('console.order.copy')}
              onClick={() => copy()}
            >
              {copied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
            </ActionIcon>
          </Tooltip>
          <VisuallyHidden component="span" role="status">
            {copied ? t('console.order.copied') : ''}
          </VisuallyHidden>
        </span>
      )}
    </CopyButton>
  );
};

const Whole = ({ order, onBack }: { order: MerchantOrder; onBack: () => void }) => {
  const {
    orderInfo,
    payInfo,
    productList: [product],
  } = order;
  return (
    <DetailPage testId="order-detail">
      <DetailHead
        picture={pictureUrl(product?.productImg ?? '')}
        title={product?.productName ?? ''}
        onBack={onBack}
        below={
          <>
            <OrderBadge status={orderInfo.status} />
            <RefundBadge order={payInfo} />
            <OrderNumber number={orderInfo.orderNo} />
          </>
        }
      />
      <DetailColumns
        main={
          <>
            <OrderVouchers order={order} />
            <OrderLog order={order} />
          </>
        }
        side={
          <>
            <PaymentCard order={order} />
            <RefundCard order={order} />
            <SettlementCard order={order} />
            <AboutCard order={order} />
          </>
        }
      />
    </DetailPage>
  );
};

const NotFound = ({ onBack }: { onBack: () => void }) => {
  const t = useT();
  return (
    <PageState
      testId="order-not-found"
      icon={<IconReceiptOff size={40} aria-hidden />}
      title={t('console.order.notFound')}
      text={t('console.order.notFoundText')}
      action={{
        label: t('console.list.back'),
        onClick: onBack,
        icon: <IconArrowLeft size={20} aria-hidden />,
      }}
    />
  );
};

/** One order whole: its vouchers, its money, and what happened to it. */
export const OrderDetail = ({ orderId, onBack }: { orderId: OrderId; onBack: () => void }) => {
  const t = useT();
  const order = useOrder(orderId);
  if (
    isApiError(order.error) &&
    (order.error.reason === 'ORDER_NOT_FOUND' || order.error.reason === 'BAD_REQUEST')
  )
    return <NotFound onBack={onBack} />;
  return (
    <QueryState query={order} failed={t('console.order.failed')} testId="order">
      {(data) => <Whole order={data} onBack={onBack} />}
    </QueryState>
  );
};
