import { couponBusiness } from '#shared/codes/coupon.ts';
import { savingsType } from '#shared/codes/member.ts';
import { dateText } from '#shared/format/date.ts';
import { cents, ZERO } from '#shared/kernel/money.ts';
import { dayOf, instant, startOfDay, type Day, type Instant } from '#shared/kernel/time.ts';
import { habitSince, monthlyHabit, packetSaving } from '#shared/member/monthly-card.ts';
import type { Handlers } from '#server/kit/context.ts';
import { type UsedPacket, usedCardPackets } from '#server/modules/offers/index.ts';
import { habitOf } from './card-repo.ts';
import { paidForCards } from './order-repo.ts';

const monthStart = (now: Instant): Instant => startOfDay(`${dayOf(now).slice(0, 8)}01` as Day);

type Saving = { label: string; amount: number };

const sums = (savings: readonly Saving[]) => {
  const byLabel = new Map<string, { amount: number; number: number }>();
  for (const { label, amount } of savings) {
    const before = byLabel.get(label) ?? { amount: 0, number: 0 };
    byLabel.set(label, { amount: before.amount + amount, number: before.number + 1 });
  }
  return [...byLabel].map(([label, { amount, number }]) => ({
    label,
    amount: cents(amount),
    number,
  }));
};

const ruleOf = ({ isExtra, business }: UsedPacket) =>
  isExtra ? ('pack' as const) : business === 'market' ? ('market' as const) : ('takeout' as const);

/** What packets of the card saved: those that were used, less what went back of their orders (decision MB27). */
export const memberSaveMoney: Handlers['memberSaveMoney'] = async (
  { deps, session: { userId }, now, t },
  { type },
) => {
  const { query } = deps.db;
  const isMonth = type === savingsType.codes.monthly;
  const since = isMonth ? monthStart(now) : instant(0);
  const savings = (await usedCardPackets(query, userId, since))
    .map((packet) => ({
      label: isMonth ? t(`vipSave.${ruleOf(packet)}`) : dateText(packet.usedAt).slice(0, 7),
      amount: packetSaving(packet.face, packet),
    }))
    .filter(({ amount }) => amount > 0);
  const habits = await habitOf(query, userId, habitSince(now));
  return {
    amount: cents(savings.reduce((sum, { amount }) => sum + amount, 0)),
    number: savings.length,
    paid: await paidForCards(query, userId, since),
    list: sums(savings),
    habit: (['takeout', 'market'] as const).map((kind) => {
      const habit = habits.find((one) => one.kind === kind);
      return {
        businessType: couponBusiness.codes[kind],
        ...monthlyHabit({
          orders: habit?.orders ?? 0,
          total: habit === undefined ? ZERO : cents(habit.total),
        }),
      };
    }),
  };
};
