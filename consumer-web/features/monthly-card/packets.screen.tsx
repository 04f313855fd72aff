import './monthly-card.css';
import { useQuery } from '@tanstack/react-query';
import { CARD_PACKET_STATUS } from '#shared/codes/monthly-card.ts';
import type { MemberRedpack } from '#shared/contract/consumer/monthly-card.ts';
import { dateText } from '#shared/format/date.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import type { CardBusiness } from '#shared/member/monthly-card.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { GiftTickets, type Gift } from '../../domain/offers/gift-ticket.tsx';
import { useT, type T } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { useRequireSignIn } from '../../lib/session/use-sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Link } from '../../ui/link.tsx';
import { ListState } from '../../ui/list-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PillLink } from '../../ui/pill-link.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { useClaim } from './mutations.ts';
import { PACKET_PATHS } from './parts/cycle-card.tsx';
import { limitWords, short } from './parts/words.ts';
import { packetsQuery } from './queries.ts';

type Claim = ReturnType<typeof useClaim>;
type Props = { business: CardBusiness };

/** What can be done with a packet now. */
const End = ({ packet, claim, business }: Props & { packet: MemberRedpack; claim: Claim }) => {
  const t = useT();
  const name = packet.redpackName;
  switch (packet.status) {
    case CARD_PACKET_STATUS.toClaim:
      return (
        <Button
          size="small"
          isBusy={claim.isPending && claim.variables.includes(packet.redpackId)}
          label={t('vipPacket.claimOf', { name })}
          onPress={() => claim.mutate([packet.redpackId])}
        >
          {t('vipPacket.claim')}
        </Button>
      );
    case CARD_PACKET_STATUS.usable:
      return (
        <PillLink
          to={href(consumerRoutes.memberStores, { kind: business })}
          aria-label={t('vipPacket.useOf', { name })}
        >
          {t('vipPacket.use')}
        </PillLink>
      );
    default:
      return (
        <span className="vip-over">
          {t(packet.status === CARD_PACKET_STATUS.used ? 'vipPacket.used' : 'vipPacket.expired')}
        </span>
      );
  }
};

const giftOf = (packet: MemberRedpack, t: T): Omit<Gift, 'end'> => ({
  id: packet.redpackId,
  face: short(packet.amount),
  limit: limitWords(packet.limitAmount, t),
  name: packet.isExtra ? `${packet.redpackName} · ${t('vipPacket.extra')}` : packet.redpackName,
  note: t('vipPacket.until', { date: dateText(packet.endTime) }),
});

const NotMember = () => {
  const t = useT();
  return (
    <StateView title={t('vipPacket.notMember')} text={t('vipPacket.notMemberText')}>
      <Link className="button-link" to={consumerRoutes.vipHome.path}>
        {t('vipTrial.toCard')}
      </Link>
      <Link className="button-link button-link--quiet" to={consumerRoutes.trialMember.path}>
        {t('vip.more.trial')}
      </Link>
    </StateView>
  );
};

const Packets = ({ business }: Props) => {
  const t = useT();
  const query = useQuery(packetsQuery(business));
  const claim = useClaim(business);
  const { data } = query;
  const open = data?.result.filter(({ canReceive }) => canReceive) ?? [];
  const other = business === 'takeout' ? 'market' : 'takeout';
  const none = t('vipPacket.none', { business: t(`vip.business.${business}`) });
  return (
    <ListState
      query={query}
      isEmpty={data?.result.length === 0}
      empty={data?.cycleEndAt ? <StateView title={none} /> : <NotMember />}
      skeleton={<Skeletons heights={[60, 76, 76, 76, 76]} />}
    >
      {data && (
        <div className="vip">
          <p className="vip-note num">
            {data.cycleEndAt !== null && t('vip.cycle.until', { date: dateText(data.cycleEndAt) })}
            {data.nextCycleAt !== null &&
              ` · ${t('vip.cycle.next', { date: dateText(data.nextCycleAt) })}`}
          </p>
          {claim.error !== null && (
            <p className="alert" role="alert">
              {errorText(claim.error, t)}
            </p>
          )}
          {open.length > 1 && (
            <Button
              isBlock
              isBusy={claim.isPending && claim.variables.length > 1}
              onPress={() => claim.mutate(open.map(({ redpackId }) => redpackId))}
            >
              {t('vipPacket.claimAll', { count: open.length })}
            </Button>
          )}
          <GiftTickets
            gifts={data.result
              .toSorted((a, b) => a.status - b.status)
              .map((packet) => ({
                ...giftOf(packet, t),
                end: <End packet={packet} claim={claim} business={business} />,
              }))}
          />
          <Link className="vip-other" replace to={PACKET_PATHS[other]}>
            {t('vipPacket.other', { business: t(`vip.business.${other}`) })}
          </Link>
        </div>
      )}
    </ListState>
  );
};

const SignedOut = () => {
  const t = useT();
  const requireSignIn = useRequireSignIn();
  return (
    <StateView title={t('vipPacket.signedOut')} text={t('vipPacket.signedOutText')}>
      <Button onPress={() => requireSignIn()}>{t('vip.signIn')}</Button>
    </StateView>
  );
};

const PacketsPage = ({ business, title }: Props & { title: string }) => {
  const isSignedIn = useSession((state) => state.token !== null);
  return (
    <Page title={title} end={<LanguageSwitch />} backPath={consumerRoutes.vipHome.path}>
      {isSignedIn ? <Packets key={business} business={business} /> : <SignedOut />}
    </Page>
  );
};

/** The card's packets of this cycle for takeout (spec 002 §6). */
export const TakeoutPacketsScreen = () => (
  <PacketsPage business="takeout" title={useT()('title.memberTakeoutRedpack')} />
);
/** The same for supermarkets. */
export const MarketPacketsScreen = () => (
  <PacketsPage business="market" title={useT()('title.memberMarketRedpack')} />
);
