import { expect, it } from 'vitest';
import { translator } from '#shared/i18n/translate.ts';
import { fromDollars, ZERO } from '#shared/kernel/money.ts';
import { planLines } from './delivery-lines.ts';

it('names each part that a delivery may cost, fresh goods too, and leaves out what is not charged', () => {
  const plan = { amount: fromDollars(15), freshCost: fromDollars(3), passBridgeCost: ZERO };
  const lines = (isOn: boolean) =>
    planLines(
      { plan: { ...plan, freshEnable: isOn, passBridgeEnable: true }, reachMeters: 3000 },
      translator('en'),
    );
  expect(lines(true)).toEqual([
    ['Range', 'Up to 3.00km'],
    ['Basic fee', '$15'],
    ['Fresh goods', '+$3'],
  ]);
  expect(lines(false).map(([name]) => name)).toEqual(['Range', 'Basic fee']);
});
