import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { OfferListName, TakeoutOffer } from '#shared/codes/offer-list.ts';
import { useT } from '../../../lib/i18n.ts';
import { rowsOf } from '../../../lib/api/paging.ts';
import { useJump } from '../../../lib/navigation/use-jump.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { KINDS } from '../kinds.ts';
import { countsQuery, walletQuery } from '../queries.ts';
import { ExpiringNote } from './kind-tabs.tsx';
import { TicketSkeleton } from './ticket-skeleton.tsx';
import { WalletTicket } from './wallet-ticket.tsx';
import { Link } from '../../../ui/link.tsx';

export type WalletList = Exclude<OfferListName, 'all'>;
type Props = { kind: TakeoutOffer; list: WalletList };
/** The date may change while the list is open. */
const RENEW_MS = 30_000;

const Empty = ({ kind, list }: Props) => {
  const t = useT();
  return (
    <StateView
      title={t(`wallet.empty.${list}`, { kind: t(KINDS[kind].name) })}
      text={list === 'usable' ? t('wallet.empty.usableText') : undefined}
    >
      <Link className="button-link" to="/">
        {t('wallet.browse')}
      </Link>
    </StateView>
  );
};

/** The member's coupons of one kind and state. */
export const CouponList = ({ kind, list }: Props) => {
  const t = useT();
  const now = useNow(RENEW_MS);
  const { jump } = useJump();
  const query = useInfiniteQuery(walletQuery(kind, list));
  const counts = useQuery(countsQuery());
  // the note above the list comes at once with it, so that nothing moves
  const isWaiting =
    query.isPending || (list === 'usable' && counts.isPending && counts.fetchStatus !== 'paused');
  const coupons = rowsOf(query.data?.pages, ({ id }) => id);
  return (
    <PagedList
      pages={{ ...query, isPending: isWaiting }}
      isEmpty={coupons.length === 0}
      empty={<Empty kind={kind} list={list} />}
      skeleton={<TicketSkeleton />}
    >
      {list === 'usable' && <ExpiringNote kind={kind} />}
      <ul className="slips">
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <WalletTicket coupon={coupon} list={list} now={now} jump={jump} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
};
