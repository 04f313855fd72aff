import type { ReactNode } from 'react';
import type { LogRow } from '#shared/contract/merchant/records.ts';
import { dateTimeSecondsText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { OrderNumberText } from '../../../domain/order-number/order-number-text.tsx';
import { useT } from '../../../lib/i18n.ts';
import classes from './facts.module.css';
import { reasonText } from '../../../domain/refusal/reason-text.ts';
import { StateBadge } from './state-badge.tsx';

type Fact = { label: string; value: ReactNode } | null;

const useFacts = (row: LogRow): Fact[] => {
  const t = useT();
  const none = t('console.records.none');
  const { undone, refunded } = row;
  return [
    { label: t('console.records.state'), value: <StateBadge state={row.state} /> },
    row.reason === null
      ? null
      : { label: t('console.detail.reason'), value: reasonText(row.reason, t) },
    { label: t('console.records.product'), value: row.productName || none },
    {
      label: t('console.records.code'),
      value: <span className={classes['code']}>{row.codeMask || none}</span>,
    },
    row.times === 0 ? null : { label: t('console.records.times'), value: row.times },
    row.times === 0 ? null : { label: t('console.records.amount'), value: price(row.faceAmount) },
    row.settleAmount === undefined || row.times === 0
      ? null
      : { label: t('console.records.settle'), value: price(row.settleAmount) },
    { label: t('console.detail.serverTime'), value: dateTimeSecondsText(row.at) },
    { label: t('console.detail.deviceTime'), value: dateTimeSecondsText(row.scannedAt) },
    { label: t('console.store'), value: row.storeName },
    { label: t('console.records.operator'), value: row.operatorName },
    { label: t('console.records.device'), value: row.deviceName || none },
    { label: t('console.records.source'), value: t(`console.records.source.${row.source}`) },
    row.ticked === undefined
      ? null
      : { label: t('console.records.ticked'), value: row.ticked.join(t('deal.listMark')) },
    undone && { label: t('console.detail.undoneAt'), value: dateTimeSecondsText(undone.at) },
    undone && { label: t('console.detail.undoneBy'), value: undone.operatorName },
    undone && {
      label: t('console.detail.undoReason'),
      value: t(`console.undo.reason.${undone.reasonCode}`),
    },
    undone?.note ? { label: t('console.detail.undoNote'), value: undone.note } : null,
    // of the use itself the drawer says so above
    row.state === 'REFUNDED' && refunded
      ? {
          label: t('console.detail.refundReason'),
          value: <span lang="">{refunded.reason}</span>,
        }
      : null,
    row.orderNo === null
      ? null
      : {
          label: t('console.detail.order'),
          value: (
            <span className={classes['code']}>
              <OrderNumberText number={row.orderNo} />
            </span>
          ),
        },
    row.receiptNo === null
      ? null
      : {
          label: t('console.records.receiptNo'),
          value: <span className={classes['code']}>{row.receiptNo}</span>,
        },
    {
      label: t('console.detail.verifyId'),
      value: <span className={classes['id']}>{row.verifyId}</span>,
    },
  ];
};

/** Everything that is known of one attempt. */
export const Facts = ({ row }: { row: LogRow }) => (
  <dl className={classes['facts']} data-testid="record-facts">
    {useFacts(row).map(
      (fact) =>
        fact && (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ),
    )}
  </dl>
);
