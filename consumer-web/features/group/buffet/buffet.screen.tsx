import '../../../domain/order/orders.css';
import '../order-detail.css';
import './buffet.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { voucherStatus } from '#shared/codes/group-order.ts';
import { dateTimeText, timeText } from '#shared/format/date.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';
import { Card, Facts } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import type { GroupOrder } from '../model.ts';
import { watchedOrderQuery } from '../order-queries.ts';
import { GroupOrderGate } from '../parts/group-order-gate.tsx';
import { TicketCode } from '../parts/ticket-code.tsx';
import { useQrCodes } from '../use-qr-codes.ts';
import { useAwakeWhileUsable, useUseAnnouncement } from '../use-ticket-watch.ts';
import { TableNote } from './table-note.tsx';
import { isBuffet, MOST_AT_ONCE, tableOf, type TableTicket } from './tickets.ts';

const pageOf = (orderId: string): string => href(consumerRoutes.groupOrderDetail, { orderId });

/** The one code of the table; once all have come it says so. */
const TableCode = ({ order }: { order: GroupOrder }) => {
  const t = useT();
  const now = useNow();
  const { shown, waitingCount, arrivedCount } = tableOf(order);
  const qr = useQrCodes(order.orderInfo.orderId, shown !== null, now);
  useUseAnnouncement(order.vouchers);
  useAwakeWhileUsable(order.vouchers);
  const name = order.productList[0]?.productName ?? '';
  const atOnce = Math.min(waitingCount, MOST_AT_ONCE);
  return (
    <article className="ticket" data-testid="table-code" aria-label={name}>
      <header className="ticket__head">
        <h2 className="ticket__name">{name}</h2>
        <p className="ticket__state">
          <span className="tag tag--good num">
            {shown !== null
              ? t('buffet.oneCode', { count: atOnce })
              : t(arrivedCount > 0 ? 'buffet.allIn' : 'buffet.over')}
          </span>
        </p>
      </header>
      <div className="ticket__body">
        {shown === null ? (
          <p className="buffet__done">{t(arrivedCount > 0 ? 'buffet.enjoy' : 'buffet.overText')}</p>
        ) : (
          <TicketCode
            voucher={shown}
            codes={qr.codesOf(shown.voucherId)}
            now={now}
            onRenew={() => qr.renew()}
          />
        )}
      </div>
      {shown !== null && (
        <div className="ticket__stub">
          <p>{t(waitingCount > MOST_AT_ONCE ? 'buffet.moreThanTen' : 'buffet.how')}</p>
        </div>
      )}
    </article>
  );
};

/** When the table is booked, for how many, and where. */
const Session = ({ order: { orderInfo, storeInfo } }: { order: GroupOrder }) => {
  const t = useT();
  const { booking, orderId, groupProductAgreement } = orderInfo;
  if (groupProductAgreement.checkSubscribeType === 'NONE' && booking === null) return null;
  const store = storeInfo.find(({ storeId }) => storeId === booking?.storeId);
  return (
    <Card title={t('buffet.session')}>
      {booking === null ? (
        <p className="booking__need">{t('booking.need')}</p>
      ) : (
        <Facts
          rows={[
            [t('booking.time'), dateTimeText(booking.at)],
            [t('booking.party'), t('buffet.guests', { count: booking.partySize })],
            ...(store === undefined
              ? []
              : [[t('booking.store'), store.storeName] as [string, string]]),
          ]}
        />
      )}
      <Link className="buffet__link" to={pageOf(orderId)}>
        {t(booking === null ? 'booking.title' : 'booking.change')}
      </Link>
    </Card>
  );
};

const TicketRow = ({
  ticket: { voucher, state, at },
  place,
}: {
  ticket: TableTicket;
  place: number;
}) => {
  const t = useT();
  const words =
    state === 'waiting'
      ? t('buffet.waiting')
      : state === 'arrived' && at !== null
        ? t('buffet.arrivedAt', { time: timeText(at) })
        : t(`voucher.status.${voucherStatus.nameOf(voucher.status)}`);
  return (
    <li className="buffet__ticket" data-state={state}>
      <span className="num">{t('buffet.ticket', { number: place + 1 })}</span>
      <span className={`tag num ${state === 'arrived' ? 'tag--good' : ''}`}>{words}</span>
    </li>
  );
};

const Table = ({ order }: { order: GroupOrder }) => {
  const t = useT();
  const { tickets, arrivedCount } = tableOf(order);
  const rules = order.productList[0]?.rules ?? [];
  return (
    <>
      <div className="buffet__code">
        <TableCode order={order} />
      </div>
      <div className="order-parts">
        <Session order={order} />
        {tickets.some(({ state }) => state === 'waiting') && <TableNote order={order} />}
        <Card title={t('buffet.arrived', { count: arrivedCount, total: tickets.length })}>
          <ul className="buffet__tickets" aria-label={t('voucher.tickets')}>
            {tickets.map((ticket, place) => (
              <TicketRow key={ticket.voucher.voucherId} ticket={ticket} place={place} />
            ))}
          </ul>
        </Card>
        {rules.length > 0 && (
          <Card title={t('buffet.note')}>
            <ul className="buffet__rules">
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </>
  );
};

/** All tickets of a buffet under one code: the clerk scans it once for the whole table (decision GA8). */
export const BuffetScreen = () => {
  const t = useT();
  const orderId = useSearchParams()[0].get('orderId') ?? '';
  const query = useQuery(watchedOrderQuery(orderId));
  return (
    <Page
      title={t('title.groupBuffet')}
      backPath={pageOf(orderId)}
      isBare={query.data !== undefined && query.data !== null && isBuffet(query.data)}
    >
      <GroupOrderGate orderId={orderId} query={query}>
        {(order) =>
          isBuffet(order) ? (
            <Table order={order} />
          ) : (
            <StateView title={t('buffet.none')} text={t('buffet.noneText')}>
              <Link className="button-link" to={pageOf(orderId)}>
                {t('buffet.toOrder')}
              </Link>
            </StateView>
          )
        }
      </GroupOrderGate>
    </Page>
  );
};
