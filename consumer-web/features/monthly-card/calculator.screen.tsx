import './monthly-card.css';
import '../../ui/field.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { MemberPlan } from '#shared/contract/consumer/monthly-card.ts';
import { price } from '#shared/format/money.ts';
import { cents, fromDollars, toDollars } from '#shared/kernel/money.ts';
import { cardSaving, CYCLE_DAYS, type CardBusiness } from '#shared/member/monthly-card.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { Card } from '../../ui/card.tsx';
import { LineTabs } from '../../ui/line-tabs.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { businessOf, packetsOf } from './parts/words.ts';
import { plansQuery, savedQuery } from './queries.ts';

/** What is typed: digits, or nothing yet. */
type Typed = { orders: string; spend: string };
type AllTyped = Readonly<Record<CardBusiness, Typed>>;

/** What a newcomer sees at first: an order or two a week. */
const USUAL: AllTyped = {
  takeout: { orders: '6', spend: '70' },
  market: { orders: '2', spend: '150' },
};
const BUSINESSES: readonly CardBusiness[] = ['takeout', 'market'];
const MOST_ORDERS = 200;
const MOST_SPEND = 10_000;

const numberOf = (typed: string, most: number): number => {
  const number = Number(typed);
  return Number.isFinite(number) ? Math.min(most, Math.max(0, number)) : 0;
};
const habitOf = ({ orders, spend }: Typed) => ({
  orders: Math.floor(numberOf(orders, MOST_ORDERS)),
  spend: fromDollars(numberOf(spend, MOST_SPEND)),
});

type InputProps = { business: CardBusiness; typed: Typed; onType: (typed: Typed) => void };

const HabitInput = ({ business, typed, onType }: InputProps) => {
  const t = useT();
  const name = t(`vip.business.${business}`);
  return (
    <fieldset className="vip-habit">
      <legend>{name}</legend>
      {(['orders', 'spend'] as const).map((field) => (
        <label key={field} className="field">
          <span className="field__label" aria-hidden="true">
            {t(`vipCalc.${field}`)}
          </span>
          <span className="field__box">
            <input
              className="field__input num"
              inputMode={field === 'orders' ? 'numeric' : 'decimal'}
              maxLength={6}
              aria-label={t(`vipCalc.${field}Of`, { business: name })}
              value={typed[field]}
              onChange={({ target: { value } }) =>
                onType({ ...typed, [field]: value.replaceAll(/[^\d.]/g, '') })
              }
            />
          </span>
        </label>
      ))}
    </fieldset>
  );
};

/** What it saves, line by line, then the card's price, then what is left of it. */
const Result = ({ plan, typed }: { plan: MemberPlan; typed: AllTyped }) => {
  const t = useT();
  const {
    lines,
    price: cost,
    net,
  } = cardSaving(
    { ...plan, packets: packetsOf(plan) },
    { takeout: habitOf(typed.takeout), market: habitOf(typed.market) },
  );
  const pays = net >= 0;
  return (
    <Card title={t('vipCalc.lead', { count: CYCLE_DAYS })}>
      <ul className="vip-calc num" aria-live="polite">
        {lines.map(({ business, used, of, saved }) => (
          <li key={business}>
            <span>{t('vipCalc.used', { business: t(`vip.business.${business}`), used, of })}</span>
            <strong>{price(saved)}</strong>
          </li>
        ))}
        <li>
          <span>{t('vipCalc.price')}</span>
          <strong>{`−${price(cost)}`}</strong>
        </li>
        <li className={`vip-calc__net${pays ? '' : ' vip-calc__net--loss'}`} data-testid="net">
          <span>{t(pays ? 'vipCalc.net' : 'vipCalc.loss')}</span>
          <strong>{price(cents(Math.abs(net)))}</strong>
        </li>
      </ul>
      <p className="vip-note">
        {t(pays ? 'vipCalc.worth' : 'vipCalc.notWorth')} · {t('vipCalc.note')}
      </p>
    </Card>
  );
};

type FormProps = { plans: readonly MemberPlan[]; start: AllTyped; isOwn: boolean };

const Calculator = ({ plans, start, isOwn }: FormProps) => {
  const t = useT();
  const [typed, setTyped] = useState(start);
  const [planId, setPlanId] = useState(plans[0]?.planId ?? '');
  const plan = plans.find((one) => one.planId === planId);
  if (plan === undefined) return <StateView title={t('vip.plans.none')} />;
  return (
    <div className="vip">
      <section className="card">
        {isOwn && <p className="vip-note">{t('vipCalc.habit')}</p>}
        {BUSINESSES.map((business) => (
          <HabitInput
            key={business}
            business={business}
            typed={typed[business]}
            onType={(one) => setTyped({ ...typed, [business]: one })}
          />
        ))}
        <LineTabs
          label={t('vipCalc.plan')}
          names={plans.map((one) => one.planId)}
          chosen={planId}
          textOf={(id) => plans.find((one) => one.planId === id)?.name}
          onChoose={setPlanId}
          className="line-tabs--wrap"
        />
      </section>
      <Result plan={plan} typed={typed} />
      <Link className="button-link" to={consumerRoutes.vipHome.path}>
        {t('vipCalc.toCard')}
      </Link>
    </div>
  );
};

/** What the last 90 days say, where there was an order in them. */
const useHabit = (): { start: AllTyped; isOwn: boolean; isPending: boolean } => {
  const isSignedIn = useSession((state) => state.token !== null);
  const { data, isLoading } = useQuery({ ...savedQuery('monthly'), enabled: isSignedIn });
  const own = data?.habit.filter(({ spend }) => spend > 0) ?? [];
  if (own.length === 0) return { start: USUAL, isOwn: false, isPending: isLoading };
  const typedOf = (business: CardBusiness): Typed => {
    const habit = own.find(({ businessType }) => businessOf(businessType) === business);
    return {
      orders: String(habit?.orders ?? 0),
      spend: String(habit === undefined ? 0 : toDollars(habit.spend)),
    };
  };
  return {
    start: { takeout: typedOf('takeout'), market: typedOf('market') },
    isOwn: true,
    isPending: false,
  };
};

/** What the card would save, and what it costs (spec 002 §2). */
export const VipCalculatorScreen = () => {
  const t = useT();
  const plus = useQuery(plansQuery());
  const { start, isOwn, isPending } = useHabit();
  return (
    <Page
      title={t('title.vipCalculator')}
      end={<LanguageSwitch />}
      backPath={consumerRoutes.vipHome.path}
    >
      {plus.data === undefined || isPending ? (
        <Waiting query={plus} skeleton={<Skeletons heights={[260, 200]} />} />
      ) : (
        <Calculator
          plans={plus.data.plans.filter(({ isTrial }) => !isTrial)}
          start={start}
          isOwn={isOwn}
        />
      )}
    </Page>
  );
};
