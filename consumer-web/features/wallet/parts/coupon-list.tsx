import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CouponListName, TakeoutOffer } from '#shared/codes/offer-list.ts';
import { walletT } from '../wallet-words.ts';
import { useT } from '../../../lib/i18n.ts';
import { rowsOf } from '../../../lib/api/paging.ts';
import { useJump } from '../../../lib/navigation/use-jump.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { KINDS, type Wallet } from '../kinds.ts';
import { countsQuery, walletQuery } from '../queries.ts';
import { ExpiringNote } from './kind-tabs.tsx';
import { TicketSkeleton } from './ticket-skeleton.tsx';
import { WalletTicket } from './wallet-ticket.tsx';
import { Link } from '../../../ui/link.tsx';

export type WalletList = Exclude<CouponListName, 'all'>;
type Props = { kind: TakeoutOffer; list: WalletList; wallet: Wallet };
/** Lists whose coupons may all be used, or soon. */
const USABLE: ReadonlySet<WalletList> = new Set<WalletList>(['usable', 'usableNow']);
/** The date may change while the list is open. */
const RENEW_MS = 30_000;

const Empty = ({ kind, list, wallet }: Props) => {
  const t = useT();
  const words = wallet.business === undefined ? t : walletT({ kind: 'market' }, t);
  return (
    <StateView
      title={t(`wallet.empty.${list}`, { kind: t(KINDS[kind].name) })}
      text={USABLE.has(list) ? words('wallet.empty.usableText') : undefined}
    >
      <Link className="button-link" to={wallet.browsePath}>
        {t('wallet.browse')}
      </Link>
    </StateView>
  );
};

/** The member's coupons of one kind and state. */
export const CouponList = ({ kind, list, wallet }: Props) => {
  const now = useNow(RENEW_MS);
  const { jump } = useJump();
  const isUsable = USABLE.has(list);
  const query = useInfiniteQuery(walletQuery(kind, list, wallet.business));
  const counts = useQuery(countsQuery(wallet.business));
  // the note above the list comes at once with it, so that nothing moves
  const isWaiting =
    query.isPending || (isUsable && counts.isPending && counts.fetchStatus !== 'paused');
  const coupons = rowsOf(query.data?.pages, ({ id }) => id);
  return (
    <PagedList
      pages={{ ...query, isPending: isWaiting }}
      isEmpty={coupons.length === 0}
      empty={<Empty kind={kind} list={list} wallet={wallet} />}
      skeleton={<TicketSkeleton />}
    >
      {isUsable && <ExpiringNote kind={kind} wallet={wallet} />}
      <ul className="slips">
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <WalletTicket coupon={coupon} now={now} jump={jump} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
};
