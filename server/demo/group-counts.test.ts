import { expect, it } from 'vitest';
import { refundProgress, type RefundProgress } from '#shared/codes/refund.ts';
import { DAY, dayOf, HOUR, instant, MINUTE, plus, startOfDay } from '#shared/kernel/time.ts';
import { systemRandom } from '../kit/random.ts';
import { dealReviewRows } from './deal-reviews.ts';
import { groupActivityTables } from './group-activities.ts';
import { sceneRows } from './orders.ts';
import { hiddenProducts, SCENES } from './scenes.ts';

const NOW = instant(Date.parse('2026-11-21T12:00:00+08:00'));

it('at least 600 reviews of deals, many with an answer of the store', () => {
  const rows = dealReviewRows(NOW);
  expect(rows.length).toBeGreaterThanOrEqual(600);
  expect(rows.filter(({ reply }) => reply !== null).length).toBeGreaterThan(100);
  expect(rows.filter(({ reply }) => reply === null).length).toBeGreaterThan(100);
  expect(rows.some(({ reply_at: at }) => at !== null && at > NOW)).toBe(false);
});

it('at any hour a flash session is over, one runs, and one comes', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const now = plus(startOfDay(dayOf(NOW)), hour * HOUR + MINUTE);
    const flash = groupActivityTables(now).group_activity.filter(({ kind }) => kind === 'FLASH');
    expect(flash.some(({ ends_at: end }) => end <= now && end > now - DAY)).toBe(true);
    expect(flash.filter((one) => one.starts_at <= now && now < one.ends_at)).toHaveLength(1);
    expect(flash.some(({ starts_at: start }) => start > now && start < now + DAY)).toBe(true);
  }
});

it('an order in each state of a refund, and one that was given back whole', () => {
  const hidden = hiddenProducts(NOW);
  const refunds = SCENES.flatMap((scene) => sceneRows(systemRandom, scene, hidden, NOW).refunds);
  const states = new Set(refunds.map(({ progress }) => refundProgress.nameOf(progress)));
  expect(states).toEqual(new Set<RefundProgress>(['recalled', 'rejected', 'pending', 'succeeded']));
  expect(refunds.some((refund) => refund.is_whole && refund.progress === 1)).toBe(true);
  expect(refunds.every(({ amount }) => amount > 0)).toBe(true);
});
