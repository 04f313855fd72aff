import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { must } from '#shared/kernel/result.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import type { TestApi, TestClient } from '#tests/support/server-client.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { buy } from './suite.ts';

/** A member looks at the flash sales and a campaign, and is to be reminded of both. */
export const walkGroupActivity = async (api: TestApi): Promise<void> => {
  const { result } = await api.groupSecKillList({});
  const next = must(
    result.find(({ state }) => state === 'NOT_STARTED'),
    'a session to come',
  );
  const { productId } = must(next.items[0], 'a deal of it');
  const reminder = { secKillId: next.secKillId, productId, isOn: true };
  const { startTime } = await api.groupSecKillRemind(reminder, { key: randomUUID() });
  expect(startTime).toBe(next.startTime);
  const { drop } = await api.groupActivityGet({ activityId: 'autumn-table' });
  const deal = must(drop[0], 'a deal that may drop');
  await api.groupPriceRemind({ productId: deal.productId, isOn: true }, { key: randomUUID() });
  expect((await api.groupReminders({})).result).toHaveLength(2);
};

/** The guest of a buffet leaves a note for the table. */
export const walkTableNote = async (server: InProcess, member: TestClient): Promise<void> => {
  const { orderId } = await buy(server, member, 'high-tea');
  const body = { orderId: asId<OrderId>(orderId), note: 'by the window' };
  await member.api.groupOrderTableNote(body, { key: randomUUID() });
};
