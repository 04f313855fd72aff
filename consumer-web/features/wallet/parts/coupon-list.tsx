import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { OfferListName, TakeoutOffer } from '#shared/codes/offer-list.ts';
import { useT } from '../../../lib/i18n.ts';
import { rowsOf } from '../../../lib/api/paging.ts';
import { useJump } from '../../../lib/navigation/use-jump.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { KINDS } from '../kinds.ts';
import { countsQuery, walletQuery } from '../queries.ts';
import { ExpiringNote } from './kind-tabs.tsx';
import { TicketBones } from './ticket-bones.tsx';
import { WalletTicket } from './wallet-ticket.tsx';

export type WalletList = Exclude<OfferListName, 'all'>;
type Props = { kind: TakeoutOffer; list: WalletList };
/** Days turn while one looks. */
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
  // its note stands above the list: both come at once, so that nothing moves
  const isWaiting =
    query.isPending || (list === 'usable' && counts.isPending && counts.fetchStatus !== 'paused');
  const coupons = rowsOf(query.data?.pages, ({ id }) => id);
  if (query.isError && !query.data)
    return <LoadFailed error={query.error} onRetry={() => query.refetch()} />;
  if (isWaiting) return <TicketBones isPaused={query.fetchStatus === 'paused'} />;
  if (coupons.length === 0 && !query.hasNextPage) return <Empty kind={kind} list={list} />;
  return (
    <>
      {list === 'usable' && <ExpiringNote kind={kind} />}
      <ul className="slips">
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <WalletTicket coupon={coupon} list={list} now={now} jump={jump} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        hasFailed={query.isFetchNextPageError}
        onLoad={query.fetchNextPage}
        loadText={t('shell.loadMore')}
        retryText={t('common.retry')}
        endText={t('shell.listEnd')}
      />
    </>
  );
};
