import '../zone.css';
import { amount as amountText } from '#shared/format/money.ts';
import { addCents, toDollars, ZERO } from '#shared/kernel/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { GiftTickets } from '../../../../../domain/offers/gift-ticket.tsx';
import { giftOf } from '../../../../../domain/offers/gift-words.ts';
import { useLanguage, useT } from '../../../../../lib/i18n.ts';
import { useSession } from '../../../../../lib/session/session.ts';
import { useRequireSignIn } from '../../../../../lib/session/use-sign-in.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Link } from '../../../../../ui/link.tsx';
import type { ZonePacket } from '../model.ts';
import { useClaimPackets } from '../mutations.ts';

const isOpen = ({ isReceived, isSoldOut }: ZonePacket): boolean => !isReceived && !isSoldOut;

type ClaimProps = { packet: ZonePacket; isBusy: boolean; onClaim: () => void };

/** Claims one packet, or says why there is none to claim. */
const ClaimOne = ({ packet, isBusy, onClaim: handleClaim }: ClaimProps) => {
  const t = useT();
  if (!isOpen(packet))
    return (
      <span className="zone__state">{t(packet.isReceived ? 'zone.claimed' : 'zone.soldOut')}</span>
    );
  return (
    <button
      type="button"
      className="plain zone__claim"
      aria-label={t('zone.claimOf', { name: packet.redpackName })}
      disabled={isBusy}
      onClick={handleClaim}
    >
      {t('zone.claim')}
    </button>
  );
};

/** The red packets of the zone; a visitor sees them, and signs in to claim. */
export const Packets = ({ packets }: { packets: readonly ZonePacket[] }) => {
  const t = useT();
  const language = useLanguage((state) => state.language);
  const isSignedIn = useSession((state) => state.token !== null);
  const requireSignIn = useRequireSignIn();
  const claim = useClaimPackets();
  const open = packets.filter(isOpen);
  const sum = addCents(ZERO, ...packets.map(({ amount }) => amount ?? ZERO));
  const handleClaim = (redpackId?: string): void => {
    if (requireSignIn()) claim.mutate(redpackId);
  };
  const gifts = packets.map((packet) => ({
    ...giftOf(
      {
        ...packet,
        id: packet.redpackId,
        couponName: packet.redpackName,
        amountStr: null,
        rate: null,
        maxAmount: null,
      },
      t,
      language,
    ),
    end: (
      <ClaimOne
        packet={packet}
        isBusy={claim.isPending}
        onClaim={() => handleClaim(packet.redpackId)}
      />
    ),
  }));
  return (
    <section className="zone__packets" aria-labelledby="zone-packets">
      <h2 className="zone__title" id="zone-packets">
        {t('zone.packets')}
        <span className="num">{t('zone.sum', { amount: amountText(toDollars(sum)) })}</span>
      </h2>
      <p className="zone__lead">{t('zone.lead')}</p>
      <GiftTickets gifts={gifts} />
      {open.length > 0 ? (
        <Button isBlock isBusy={claim.isPending} onPress={() => handleClaim()}>
          {t(isSignedIn ? 'zone.claimAll' : 'zone.signIn')}
        </Button>
      ) : (
        <Link className="button-link" to={consumerRoutes.marketUseful.path}>
          {t('zone.wallet')}
        </Link>
      )}
    </section>
  );
};
