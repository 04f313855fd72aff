import './user.css';
import { useQuery } from '@tanstack/react-query';
import { dateText, dateTimeText } from '#shared/format/date.ts';
import type { GroupOrderTab } from '#shared/codes/group-order.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import type { Summary } from './model.ts';
import { summaryQuery } from './order-queries.ts';
import { MineLikes } from './parts/mine-likes.tsx';
import { MineReminders } from './sale/mine-reminders.tsx';
import { MineOrder } from './parts/mine-order.tsx';

const COUNTS = [
  ['toPay', 'toPay'],
  ['usable', 'usable'],
  ['toReview', 'review'],
  ['refunding', 'refund'],
] as const satisfies readonly (readonly [keyof Summary['counts'], GroupOrderTab])[];

/** How many orders want something of the member, each the way to them. */
const Counts = ({ counts }: { counts: Summary['counts'] }) => {
  const t = useT();
  return (
    <Card title={t('mine.counts')}>
      <div className="mine__counts">
        {COUNTS.map(([name, tab]) => (
          <Link
            key={name}
            className="mine__count"
            to={href(consumerRoutes.groupOrders, { tab })}
            data-testid={`mine-${name}`}
          >
            <span className="mine__number num">{counts[name]}</span>
            <span className="mine__name">{t(`mine.${name}`)}</span>
          </Link>
        ))}
      </div>
      <Link className="mine__all" to={consumerRoutes.groupOrders.path}>
        {t('mine.allOrders')}
      </Link>
    </Card>
  );
};

const Visits = ({ visits }: { visits: Summary['visits'] }) => {
  const t = useT();
  return (
    <Card title={t('mine.visits')}>
      <ul className="mine__orders">
        {visits.map(({ at, partySize, ...order }) => (
          <li key={order.orderId}>
            <MineOrder
              order={order}
              facts={t('booking.now', { time: dateTimeText(at), count: partySize })}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
};

const Ending = ({ ending }: { ending: Summary['ending'] }) => {
  const t = useT();
  return (
    <Card title={t('mine.ending')}>
      <ul className="mine__orders">
        {ending.map(({ usesLeft, validTo, ...order }) => (
          <li key={order.orderId}>
            <MineOrder
              order={order}
              facts={`${t('order.usesLeft', { count: usesLeft })} · ${t('order.validTo', { day: dateText(validTo) })}`}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
};

/** My group-buy: orders that want something, next visits, what ends soon, favourites (spec 002 §2). */
export const UserScreen = () => {
  const t = useT();
  const query = useQuery(summaryQuery());
  const summary = query.data;
  return (
    <Page title={t('title.groupBookingUser')}>
      {summary ? (
        <div className="mine">
          <Counts counts={summary.counts} />
          {summary.visits.length > 0 && <Visits visits={summary.visits} />}
          {summary.ending.length > 0 && <Ending ending={summary.ending} />}
          <MineReminders />
          <MineLikes stores={summary.likedStores} deals={summary.likedDeals} />
        </div>
      ) : (
        <Waiting query={query} skeleton={<Skeletons heights={[150, 180, 180]} />} />
      )}
    </Page>
  );
};
