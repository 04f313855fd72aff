import { Stack, Text } from '@mantine/core';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { dateTimeText, timeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { MoneyPart } from '../money/money-part.tsx';
import { PrintsPart } from '../print/prints-part.tsx';
import { RunPart } from '../delivery/on-the-way.tsx';
import { useDeskOrder } from '../queries.ts';
import classes from '../desk.module.css';
import { OrderLines } from './order-lines.tsx';

type Details = ReplyOf<DeskContract['merchantDeskGet']>;

/** What is taken off stands with a minus. */
const Bill = ({ bill }: Pick<Details, 'bill'>) => {
  const t = useT();
  const rows = [
    { name: 'goods', amtn: bill.goodsAmtn, sign: '' },
    { name: 'fees', amtn: bill.feesAmtn, sign: '' },
    { name: 'reduction', amtn: bill.reductionAmtn, sign: '−' },
    { name: 'total', amtn: bill.totalAmtn, sign: '' },
    { name: 'refund', amtn: bill.refundAmtn, sign: '−' },
  ] as const;
  return (
    <dl className={classes['bill']}>
      {rows
        .filter(({ name, amtn }) => name === 'total' || name === 'goods' || amtn !== 0)
        .map(({ name, amtn, sign }) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt data-total={name === 'total'}>{t(`desk.bill.${name}`)}</dt>
            <dd data-total={name === 'total'}>{`${sign}${price(amtn)}`}</dd>
          </div>
        ))}
    </dl>
  );
};

const Contact = ({ contact }: { contact: NonNullable<Details['contact']> }) => {
  const t = useT();
  return (
    <div>
      <Text fw={650}>{t('desk.contact')}</Text>
      <Text>{contact.address}</Text>
      <Text>{`${contact.name} ${contact.phone}`}</Text>
    </div>
  );
};

const Log = ({ timeline }: Pick<Details, 'timeline'>) => {
  const t = useT();
  return (
    <div>
      <Text fw={650} mb={6}>
        {t('desk.timeline')}
      </Text>
      <dl className={classes['log']}>
        {timeline.map(({ at, text, by }) => (
          <div key={`${at} ${text}`} style={{ display: 'contents' }}>
            <dt>{timeText(at)}</dt>
            <dd>
              {text}
              {by !== '' && <span className={classes['small']}>{` ${by}`}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

/** Everything of one order: goods, bill, papers, log, and where to bring it while the store brings it. */
export const DetailsDialog = ({ order, onClose }: { order: DeskOrder; onClose: () => void }) => {
  const t = useT();
  const details = useDeskOrder(order);
  return (
    <Dialog
      title={t('desk.detailsOf', { number: order.number })}
      size="lg"
      onClose={onClose}
      data-testid="desk-details"
    >
      <Stack gap="md">
        <Text c="dimmed" size="sm">
          {[t('desk.orderNo', { no: order.orderNo }), dateTimeText(order.createTime)].join(' · ')}
        </Text>
        <OrderLines order={order} hasAllergens />
        <QueryState query={details} failed={t('desk.failed')} testId="desk-details">
          {({ bill, contact, timeline, money, prints, run }) => (
            <Stack gap="md">
              <MoneyPart order={order} money={money} />
              <Bill bill={bill} />
              {contact !== null && <Contact contact={contact} />}
              <PrintsPart order={order} prints={prints} onChanged={() => void details.refetch()} />
              {run !== null && <RunPart run={run} />}
              <Log timeline={timeline} />
            </Stack>
          )}
        </QueryState>
      </Stack>
    </Dialog>
  );
};
