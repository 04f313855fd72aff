import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { MemberPlan } from '#shared/contract/consumer/monthly-card.ts';
import { dateText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useRequireSignIn } from '../../../lib/session/use-sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { Facts } from '../../../ui/card.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { WasPrice } from '../../../ui/price.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useOrder } from '../mutations.ts';
import { openInfoQuery } from '../queries.ts';
import { Tick } from './tick.tsx';

type Choice = { plan: MemberPlan; isChosen: boolean; onChoose: () => void };

const PlanRow = ({ plan, isChosen, onChoose }: Choice) => {
  const t = useT();
  return (
    <label className={`vip-plan${isChosen ? ' vip-plan--chosen' : ''}`}>
      <input type="radio" name="vip-plan" checked={isChosen} onChange={onChoose} />
      <span className="vip-plan__what">
        <strong>{plan.name}</strong>
        <small className="num">
          {t('vip.plans.days', { count: plan.days })}
          {plan.limitQty > 0 &&
            ` · ${t('vip.plans.limit', { count: plan.limitQty, bought: plan.boughtQty })}`}
        </small>
      </span>
      <span className="vip-plan__price num">
        <strong>{price(plan.price)}</strong>
        {plan.originalPrice > plan.price && (
          <WasPrice value={plan.originalPrice} label={t('vip.plans.was')} />
        )}
      </span>
    </label>
  );
};

/** Every figure of what is chosen, as the server says it; then the ticks, and the button to pay. */
const OpenInfo = ({ planId, canAutoRenew }: { planId: string; canAutoRenew: boolean }) => {
  const t = useT();
  const { data, error, refetch: handleRetry } = useQuery(openInfoQuery(planId));
  const [isAgreed, setAgreed] = useState(false);
  const [isRenewed, setRenewed] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const order = useOrder();
  if (data === undefined)
    return error === null ? (
      <Skeleton height={180} radius={14} />
    ) : (
      <LoadFailed error={error} onRetry={handleRetry} />
    );
  const handleAgree = (isOn: boolean): void => {
    setAgreed(isOn);
    setWhy(null);
  };
  const handlePay = (): void => {
    if (!isAgreed) {
      setWhy(t('vip.agreeMissing'));
      return;
    }
    order.mutate({ itemId: planId, payAmount: data.payAmount, autoRenew: isRenewed });
  };
  const off = data.partnerOff > 0 && ([t('vip.sum.off'), `−${price(data.partnerOff)}`] as const);
  return (
    <div className="vip-sum num" data-testid="open-info">
      <Facts
        rows={[
          [t('vip.sum.price'), price(data.price)],
          ...(off ? [off] : []),
          [t('vip.sum.from'), dateText(data.startAt)],
          [t('vip.sum.until'), dateText(data.endAt)],
          [t('vip.sum.pay'), <strong key="pay">{price(data.payAmount)}</strong>],
        ]}
      />
      <Tick isOn={isAgreed} why={why} onChange={handleAgree}>
        {t('vip.agree')}
      </Tick>
      {canAutoRenew && (
        <Tick isOn={isRenewed} hint={t('vip.autoRenewText')} onChange={setRenewed}>
          {t('vip.autoRenew')}
        </Tick>
      )}
      {order.error !== null && (
        <p className="alert" role="alert">
          {errorText(order.error, t)}
        </p>
      )}
      {data.note !== null && <p className="alert alert--calm">{data.note}</p>}
      <Button
        isBlock
        isBusy={order.isPending || order.isSuccess}
        isDisabled={!data.canOpen}
        onPress={handlePay}
      >
        {t('vip.pay', { amount: price(data.payAmount) })}
      </Button>
    </div>
  );
};

type Props = { plans: readonly MemberPlan[]; canAutoRenew: boolean };

/** Plans to choose from, none chosen beforehand. A visitor signs in at the first choice. */
export const PlanForm = ({ plans, canAutoRenew }: Props) => {
  const t = useT();
  const requireSignIn = useRequireSignIn();
  const isSignedIn = useSession((state) => state.token !== null);
  const [chosen, setChosen] = useState<string | null>(null);
  const handleChoose = (planId: string): void => {
    if (requireSignIn()) setChosen(planId);
  };
  return (
    <>
      <div className="vip-plans" role="radiogroup" aria-label={t('vip.plans.open')}>
        {plans.map((plan) => (
          <PlanRow
            key={plan.planId}
            plan={plan}
            isChosen={plan.planId === chosen}
            onChoose={() => handleChoose(plan.planId)}
          />
        ))}
      </div>
      {plans.length === 0 && <p className="vip-note">{t('vip.plans.none')}</p>}
      {isSignedIn && chosen !== null && (
        <OpenInfo key={chosen} planId={chosen} canAutoRenew={canAutoRenew} />
      )}
    </>
  );
};
