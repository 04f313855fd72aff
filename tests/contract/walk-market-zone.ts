import { expect } from 'vitest';
import type { TestApi } from '#tests/support/server-client.ts';

const SENADO = { lat: 22.19367, lon: 113.53968 };

/** The zone for new users, an article, what pops up, and what is reported of it, as a new member sees it. */
export const walkMarketZone = async (guest: TestApi, member: TestApi): Promise<void> => {
  const { isNewUser, packets } = await member.marketZone({});
  expect([isNewUser, packets.length > 1]).toEqual([true, true]);
  await member.marketZoneReceive({ redpackId: packets[0]!.redpackId });
  await member.marketZoneReceiveAll({});
  const { result: ad } = await member.marketNewPeopleAd(SENADO);
  const { result: top } = await member.marketTopPopups(SENADO);
  expect([ad?.id, top[0]?.id]).toEqual(['mb-new', 'mb-top']);
  await member.marketPopups({ device: 1, ...SENADO, type: 1 });
  expect((await guest.marketPaper({ id: 'greens' })).blocks.length).toBeGreaterThan(2);
  await guest.marketAdReport({
    batchId: 'walk-0001',
    reports: [{ id: 'mb-new', event: 'SHOW', times: 1 }],
  });
  expect((await member.memberLevel({})).level).toBe(0);
};
