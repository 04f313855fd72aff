import { memberType } from '#shared/codes/member.ts';
import { couponBusiness } from '#shared/codes/coupon.ts';
import { cents } from '#shared/kernel/money.ts';
import { isRenewalReminderDue, REMINDER_DAYS, SUPER_COMBO } from '#shared/member/membership.ts';
import { lastEnd, memberTypeNow, TRIAL_DAYS } from '#shared/member/monthly-card.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import { isAutoRenewed } from './card-repo.ts';
import { packsOnSale, partnerNow, plansOnSale } from './item-repo.ts';
import { lastPaidCard } from './order-repo.ts';
import {
  boughtOf,
  nobody,
  packsLeft,
  partnerOff,
  saleRefusal,
  standingOf,
  windowAfter,
  type Standing,
} from './standing.ts';
import type { PacketTerms, SoldItem } from './terms.ts';

/** Whoever has a card or a trial has the one level that there is so far (decision MB7). */
const cardLevel = (isMember: boolean): number => Number(isMember);

export const memberBasicInfo: Handlers['memberBasicInfo'] = async ({
  deps: {
    db: { query },
  },
  session: { userId, nickname },
  now,
  pick,
}) => {
  const standing = await standingOf(query, userId, now);
  const { periods } = standing;
  const type = memberTypeNow(periods, now);
  const endAt = lastEnd(periods, now);
  return {
    memberType: memberType.codes[type],
    nickname,
    marketCardLevel: cardLevel(type !== 'nonMember'),
    takeoutCardLevel: cardLevel(type !== 'nonMember'),
    memberCardList: periods
      .filter((period) => period.endAt >= now)
      .map((period) => ({
        cardId: period.id as never,
        startAt: period.startAt,
        endAt: period.endAt,
        planName: pick(period.terms.name),
        isTrial: period.isTrial,
      })),
    packsLeft: packsLeft(standing, now),
    isReminderDue: endAt !== null && isRenewalReminderDue(endAt, now),
    autoRenew: await isAutoRenewed(query, userId),
    serverTime: now,
  };
};

const packetRows = (packets: readonly PacketTerms[]) =>
  packets.map(({ business, amount, limitAmount, quantity }) => ({
    businessType: couponBusiness.codes[business],
    amount,
    limitAmount,
    quantity,
  }));

const standingOfVisitor = async (context: Context): Promise<Standing> => {
  const { deps, now } = context;
  const userId = await visitorOf(deps.db, context);
  return userId === null ? nobody(deps.db.query, now) : standingOf(deps.db.query, userId, now);
};

export const memberPlusList: Handlers['memberPlusList'] = async (context) => {
  const { deps, now, pick } = context;
  const { query } = deps.db;
  const standing = await standingOfVisitor(context);
  const left = packsLeft(standing, now);
  return {
    plans: (await plansOnSale(query, now)).map((plan) => ({
      planId: plan.id,
      name: pick(plan.name),
      price: plan.price,
      originalPrice: plan.originalPrice,
      days: plan.days,
      packets: packetRows(plan.packets),
      isTrial: plan.kind === 'trial',
      limitQty: plan.limitQty,
      boughtQty: boughtOf(standing, plan.id),
    })),
    packs: (await packsOnSale(query, now)).map((pack) => ({
      packId: pack.id,
      name: pick(pack.name),
      price: pack.price,
      packets: packetRows(pack.packets),
      left,
    })),
  };
};

/** The agreement that one ticks; its text is of the app. */
const AGREEMENT = 'monthly-card-2026';

const cardPlan = (plans: readonly SoldItem[], planId: string | undefined): SoldItem =>
  plans.find(({ id, kind }) => (planId === undefined ? kind === 'card' : id === planId)) ??
  refuse('MEMBER_PLAN_GONE');

export const memberOpenInfo: Handlers['memberOpenInfo'] = async (context, { planId }) => {
  const { deps, session, now, t } = context;
  const { query } = deps.db;
  const plan = cardPlan(await plansOnSale(query, now), planId);
  const standing = await standingOf(query, session.userId, now);
  const refusal = saleRefusal(plan, standing, now);
  const off = partnerOff(standing, plan);
  return {
    planId: plan.id,
    price: plan.price,
    partnerOff: off,
    payAmount: cents(plan.price - off),
    ...windowAfter(standing, plan.days, now),
    agreementId: AGREEMENT,
    canOpen: refusal === null,
    note: refusal === null ? null : t(`error.${refusal}`),
  };
};

export const memberContinueInfo: Handlers['memberContinueInfo'] = async ({
  deps,
  session: { userId },
  now,
}) => {
  const { query } = deps.db;
  const plans = await plansOnSale(query, now);
  const last = await lastPaidCard(query, userId);
  const plan =
    plans.find(({ id, kind }) => kind === 'card' && id === last?.itemId) ??
    cardPlan(plans, undefined);
  const standing = await standingOf(query, userId, now);
  return {
    isMember: memberTypeNow(standing.periods, now) !== 'nonMember',
    endAt: lastEnd(standing.periods, now),
    newEndAt: windowAfter(standing, plan.days, now).endAt,
    payAmount: cents(plan.price - partnerOff(standing, plan)),
    purchaseLeft: plan.limitQty < 0 ? -1 : Math.max(0, plan.limitQty - boughtOf(standing, plan.id)),
  };
};

const TEXTS = ['packets', 'packs', 'renew', 'refund', 'trial', 'end'] as const;

export const memberSettingInfo: Handlers['memberSettingInfo'] = ({ deps, t }) =>
  Promise.resolve({
    days: SUPER_COMBO.days,
    extraPackLimit: SUPER_COMBO.extraPacks,
    trialDays: TRIAL_DAYS,
    reminderDays: REMINDER_DAYS,
    autoRenew: deps.config.sandboxBank,
    texts: TEXTS.map((name) => ({
      title: t(`vipRule.${name}`),
      text: t(`vipRule.${name}Text`, {
        days: SUPER_COMBO.days,
        packs: SUPER_COMBO.extraPacks,
        trial: TRIAL_DAYS,
      }),
    })),
  });

export const memberPartner: Handlers['memberPartner'] = async ({ deps, now, pick }) => {
  const partner = await partnerNow(deps.db.query, now);
  return {
    activity: partner && {
      id: partner.id,
      name: pick(partner.name),
      off: partner.off,
      until: partner.endsAt,
      needs: partner.needs,
    },
  };
};
