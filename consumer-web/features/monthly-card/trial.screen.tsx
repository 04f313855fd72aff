import './monthly-card.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { memberType } from '#shared/codes/member.ts';
import type { MemberPlan } from '#shared/contract/consumer/monthly-card.ts';
import { dateText } from '#shared/format/date.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { useRequireSignIn } from '../../lib/session/use-sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useOrder } from './mutations.ts';
import { Brings } from './parts/brings.tsx';
import { Rules } from './parts/facts.tsx';
import { Tick } from './parts/tick.tsx';
import { basicQuery, plansQuery } from './queries.ts';

const ToCard = () => {
  const t = useT();
  return (
    <Link className="button-link" to={consumerRoutes.vipHome.path}>
      {t('vipTrial.toCard')}
    </Link>
  );
};

/** What the trial is, and the one button; it is not ticked beforehand that one has read the rules. */
const Offer = ({ plan }: { plan: MemberPlan }) => {
  const t = useT();
  const requireSignIn = useRequireSignIn();
  const order = useOrder();
  const [isAgreed, setAgreed] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const handleAgree = (isOn: boolean): void => {
    setAgreed(isOn);
    setWhy(null);
  };
  const handleStart = (): void => {
    if (!requireSignIn()) return;
    if (isAgreed) order.mutate({ itemId: plan.planId, payAmount: plan.price });
    else setWhy(t('vip.agreeMissing'));
  };
  return (
    <div className="vip">
      <section className="vip-head">
        <p className="vip-head__left num">{t('vipTrial.lead', { count: plan.days })}</p>
        <p className="vip-head__fact">{t('vipTrial.text')}</p>
      </section>
      <Brings plan={plan} title={t('vipTrial.brings')} />
      <section className="card">
        <Tick isOn={isAgreed} why={why} onChange={handleAgree}>
          {t('vip.agree')}
        </Tick>
        {order.error !== null && (
          <p className="alert" role="alert">
            {errorText(order.error, t)}
          </p>
        )}
        <Button isBlock isBusy={order.isPending || order.isSuccess} onPress={handleStart}>
          {t('vipTrial.start')}
        </Button>
      </section>
      <Rules />
    </div>
  );
};

const Trial = () => {
  const t = useT();
  const plus = useQuery(plansQuery());
  const { data } = plus;
  if (data === undefined)
    return <Waiting query={plus} skeleton={<Skeletons heights={[120, 110, 150]} />} />;
  const plan = data.plans.find(({ isTrial }) => isTrial);
  return plan === undefined ? (
    <StateView title={t('vipTrial.none')}>
      <ToCard />
    </StateView>
  ) : (
    <Offer plan={plan} />
  );
};

const OfMember = () => {
  const t = useT();
  const basic = useQuery(basicQuery());
  const { data } = basic;
  if (data === undefined)
    return <Waiting query={basic} skeleton={<Skeletons heights={[120, 110, 150]} />} />;
  const type = memberType.nameOf(data.memberType);
  if (type === 'nonMember') return <Trial />;
  const until = data.memberCardList[0]?.endAt;
  return type === 'trial' && until !== undefined ? (
    <StateView
      title={t('vipTrial.running')}
      text={t('vipTrial.runningText', { date: dateText(until) })}
    >
      <ToCard />
    </StateView>
  ) : (
    <StateView title={t('vipTrial.member')} text={t('vipTrial.memberText')}>
      <ToCard />
    </StateView>
  );
};

/** Seven days as a member, once a phone (decision MB3). */
export const TrialMemberScreen = () => {
  const t = useT();
  const isSignedIn = useSession((state) => state.token !== null);
  return (
    <Page
      title={t('title.trialMember')}
      end={<LanguageSwitch />}
      backPath={consumerRoutes.vipHome.path}
    >
      {isSignedIn ? <OfMember /> : <Trial />}
    </Page>
  );
};
