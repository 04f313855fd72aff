import './monthly-card.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { memberType, type MemberType } from '#shared/codes/member.ts';
import type { monthlyCardCalls } from '#shared/contract/consumer/monthly-card.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import { cents } from '#shared/kernel/money.ts';
import { CYCLE_DAYS } from '#shared/member/monthly-card.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { noteEvent } from '../../lib/track/note-event.ts';
import { Card } from '../../ui/card.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { Brings } from './parts/brings.tsx';
import { MemberHead, OpenHead, type BasicInfo } from './parts/card-head.tsx';
import { CycleCard } from './parts/cycle-card.tsx';
import { MoreLinks, PartnerNote, RenewalNote, Rules } from './parts/facts.tsx';
import { PacksCard } from './parts/packs-card.tsx';
import { PlanForm } from './parts/plan-form.tsx';
import { Remind } from './parts/remind.tsx';
import { short } from './parts/words.ts';
import { basicQuery, partnerQuery, plansQuery, settingsQuery } from './queries.ts';

type Plus = ReplyOf<(typeof monthlyCardCalls)['memberPlusList']>;

/** What the cheapest plan costs a cycle. */
const cheapest = ({ plans }: Pick<Plus, 'plans'>): string | null => {
  const monthly = plans
    .filter(({ isTrial }) => !isTrial)
    .map(({ price, days }) => Math.ceil(price / Math.max(1, Math.ceil(days / CYCLE_DAYS))));
  return monthly.length === 0 ? null : short(cents(Math.min(...monthly)));
};

const Plans = ({ plans, type }: Pick<Plus, 'plans'> & { type: MemberType }) => {
  const t = useT();
  const { data: settings } = useQuery(settingsQuery());
  return (
    <Card title={t(type === 'monthlyCard' ? 'vip.plans.renew' : 'vip.plans.open')}>
      <PartnerNote hadCard={plans.some(({ isTrial, boughtQty }) => !isTrial && boughtQty > 0)} />
      <PlanForm
        plans={plans.filter(({ isTrial }) => !isTrial)}
        canAutoRenew={settings?.autoRenew ?? false}
      />
    </Card>
  );
};

/** The page of one type of member. `info`: null for a visitor. */
const Home = ({ info, plus: { plans, packs } }: { info: BasicInfo | null; plus: Plus }) => {
  const t = useT();
  const { data: settings } = useQuery(settingsQuery());
  const type = typeOf(info);
  const isMember = info !== null && type !== 'nonMember';
  const [plan] = plans.filter(({ isTrial }) => !isTrial);
  return (
    <div className="vip">
      {isMember ? <MemberHead info={info} /> : <OpenHead from={cheapest({ plans })} />}
      {isMember && <Remind info={info} />}
      {isMember && <CycleCard />}
      {!isMember && plan !== undefined && <Brings plan={plan} title={t('vip.brings.title')} />}
      {type === 'monthlyCard' && <PacksCard packs={packs} most={settings?.extraPackLimit ?? 0} />}
      {info !== null && <RenewalNote info={info} />}
      <Plans plans={plans} type={type} />
      <MoreLinks hasTrial={!isMember && plans.some(({ isTrial }) => isTrial)} />
      <Rules />
    </div>
  );
};

/** Whether what would move the first screen has yet to come: the settings, and where the plans stand on it, the partner's offer above them. A call that failed once is not waited for. */
const useHasMoreToCome = (isMember: boolean): boolean => {
  const partner = useQuery(partnerQuery());
  const settings = useQuery(settingsQuery());
  const first = isMember ? [settings] : [settings, partner];
  return first.some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
};

/** The type of somebody who holds a card, or tries one; a visitor has none. */
const typeOf = (info: BasicInfo | null): MemberType =>
  memberType.nameOf(info?.memberType ?? memberType.codes.nonMember);

/** All that the page shows first is asked for at the same time. */
const Asked = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const basic = useQuery({ ...basicQuery(), enabled: isSignedIn });
  const plus = useQuery(plansQuery());
  const info = isSignedIn ? basic.data : null;
  const isWaiting = useHasMoreToCome(typeOf(info ?? null) !== 'nonMember');
  return info === undefined || plus.data === undefined || isWaiting ? (
    <Waiting
      query={info === undefined ? basic : plus}
      skeleton={<Skeletons heights={[170, 150, 260]} />}
    />
  ) : (
    <Home info={info} plus={plus.data} />
  );
};

/** The monthly card: for a holder, somebody on trial, and everybody else (spec 002 §1, §2). */
export const VipHomeScreen = () => {
  const t = useT();
  const isSignedIn = useSession((state) => state.token !== null);
  useEffect(() => {
    noteEvent('EnterVipPage', { isSignedIn });
  }, [isSignedIn]);
  return (
    <Page
      title={t('title.vipHome')}
      end={<LanguageSwitch />}
      backPath={consumerRoutes.UserRedpack.path}
    >
      <Asked isSignedIn={isSignedIn} />
    </Page>
  );
};
