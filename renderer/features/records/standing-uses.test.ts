import { expect, it } from 'vitest';
import type { HistoryEvent } from '#shared/contract/merchant/records.ts';
import { asId, type VerifyId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import { standingUses } from './standing-uses.ts';

const event = (kind: HistoryEvent['kind'], id: string, of?: string): HistoryEvent => ({
  kind,
  at: instant(0),
  verifyId: asId<VerifyId>(id),
  times: 2,
  amount: cents(3520),
  ...(of !== undefined && { ofVerifyId: asId<VerifyId>(of) }),
});

it('uses that were undone or given back stand no more, and what was refused never did', () => {
  expect(
    standingUses([
      { kind: 'ORDERED', at: instant(0) },
      event('REDEEMED', 'kept'),
      event('REDEEMED', 'undone'),
      event('UNDONE', 'undone', 'undone'),
      event('REFUSED', 'refused'),
      event('REDEEMED', 'refunded'),
      event('USE_REFUNDED', 'record', 'refunded'),
    ]),
  ).toEqual([{ verifyId: 'kept', times: 2, amount: 3520 }]);
});
