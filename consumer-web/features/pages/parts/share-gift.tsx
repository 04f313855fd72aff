import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { GiftTickets } from '../../../domain/offers/gift-ticket.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { giftOf } from '../../../domain/offers/gift-words.ts';
import { storeGiftsQuery } from '../queries.ts';
import { useClaim, type Claimable } from '../use-claim.ts';
import { ClaimFailed } from './claim-failed.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { Claim, Envelope } from './envelope.tsx';
import { GiftTaken } from './gift-taken.tsx';
import { OrderPacket } from './order-packet.tsx';
import { Link } from '../../../ui/link.tsx';

const StoreGifts = ({
  storeId,
  claim,
}: {
  storeId: string;
  claim: ReturnType<typeof useClaim>;
}) => {
  const t = useT();
  const language = useLanguage((state) => state.language);
  const gifts = useQuery(storeGiftsQuery(storeId));
  const { data } = gifts;
  if (data === undefined)
    return <Waiting query={gifts} skeleton={<Skeleton height={320} radius={20} />} />;
  const [first] = data;
  const toStore = (
    <Link
      replace
      className="button-link button-link--quiet"
      to={href(consumerRoutes.Store, { id: storeId })}
    >
      {t('share.storeOpen')}
    </Link>
  );
  if (first === undefined) return <StateView title={t('share.storeNone')}>{toStore}</StateView>;
  return (
    <Envelope
      heading={t('share.storeHeading', { store: first.storeName ?? '' })}
      lead={t('share.storeLead')}
    >
      <GiftTickets gifts={data.map((coupon) => giftOf(coupon, t, language))} />
      <Claim claim={claim} isAll />
      <p className="envelope__way">{toStore}</p>
    </Envelope>
  );
};

/** What a shared link gives: before it is claimed, after, and why it could not be. */
export const ShareGift = ({ what }: { what: Claimable }) => {
  const t = useT();
  const claim = useClaim(what);
  const result = useRef<HTMLDivElement>(null);
  const isOver = claim.isSuccess || claim.isError;
  // the pressed button is gone: the focus moves to the result
  useEffect(() => {
    if (isOver) result.current?.focus();
  }, [isOver]);
  if (claim.isSuccess)
    return (
      <div ref={result} tabIndex={-1}>
        <GiftTaken coupons={claim.data} />
      </div>
    );
  if (claim.isError)
    return (
      <div ref={result} tabIndex={-1}>
        <ClaimFailed error={claim.error} onRetry={() => claim.reset()} />
      </div>
    );
  if (what.kind === 'storeRedPackets') return <StoreGifts storeId={what.storeId} claim={claim} />;
  if (what.kind === 'orderPacket') return <OrderPacket orderId={what.orderId} claim={claim} />;
  const isPacket = what.kind === 'redPacket';
  return (
    <Envelope
      heading={t(isPacket ? 'share.heading' : 'share.couponHeading')}
      lead={t(isPacket ? 'share.lead' : 'share.couponLead')}
    >
      <Claim claim={claim} isAll={false} />
    </Envelope>
  );
};
