import { expect, it } from 'vitest';
import { orderDeliveryType } from '../../codes/delivery-type.ts';
import { plus } from '../../kernel/time.ts';
import { NOON } from '../../testing/builders.ts';
import { LATE_GRACE_MS, LATE_PACKET, makeGood } from './late-delivery.ts';

const { rider, store, pickup } = orderDeliveryType.codes;

it('compensates a delivery that is more than a quarter of an hour late, whoever delivered it', () => {
  expect(
    [rider, store].map((deliveryType) =>
      makeGood({ deliveryType, promisedAt: NOON }, plus(NOON, LATE_GRACE_MS + 1)),
    ),
  ).toEqual([LATE_PACKET.amountCents, LATE_PACKET.amountCents]);
  expect(makeGood({ deliveryType: rider, promisedAt: NOON }, plus(NOON, LATE_GRACE_MS))).toBe(0);
});

it('has nothing to make good where the guest collects', () => {
  expect(makeGood({ deliveryType: pickup, promisedAt: NOON }, plus(NOON, 2 * LATE_GRACE_MS))).toBe(
    0,
  );
});
