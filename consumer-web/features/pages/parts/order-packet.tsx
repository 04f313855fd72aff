import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { orderPacketQuery } from '../queries.ts';
import type { useClaim } from '../use-claim.ts';
import { ClaimFailed } from './claim-failed.tsx';
import { Claim, Envelope } from './envelope.tsx';
import { GiftTaken } from './gift-taken.tsx';

type Props = { orderId: string; claim: ReturnType<typeof useClaim> };

/** The red packet of a friend's supermarket order: a member sees at once whether they have it already; one that is new to them is opened (spec 002 §5, decision P28). */
export const OrderPacket = ({ orderId, claim }: Props) => {
  const t = useT();
  const isMember = useSession((state) => state.token !== null);
  const held = useQuery({ ...orderPacketQuery(orderId), enabled: isMember });
  if (isMember && held.isPending) return <Skeleton height={320} radius={20} />;
  if (isMember && held.isError)
    return <ClaimFailed error={held.error} onRetry={() => void held.refetch()} />;
  if (isMember && held.data) return <GiftTaken coupons={[held.data]} isOld />;
  return (
    <Envelope heading={t('share.marketHeading')} lead={t('share.marketLead')}>
      <p className="envelope__new">{t('share.isNew')}</p>
      <Claim claim={claim} isAll={false} />
    </Envelope>
  );
};
