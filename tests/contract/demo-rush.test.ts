import { expect, it } from 'vitest';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { seedRush } from '#server/demo/rush/rush.ts';
import { RUSH_STORE } from '#server/demo/rush/scenes.ts';
import { DATABASES } from './databases.ts';
import { onEach, tillOf } from './suite.ts';

const clock = fixedClock(Date.parse('2026-11-21T12:30:00+08:00'));
const STORE = asId<StoreId>(RUSH_STORE);

onEach(
  DATABASES,
  'the rush hour of the demonstration',
  (suite) => {
    it('is at the desk in all stages, with stations, once however often the server starts', async () => {
      const { deps } = suite.server;
      await seedRush(deps, clock.now());
      const { api } = await tillOf(suite.server, { account: '66990003' });
      const board = () => api.merchantDeskBoard({ storeIds: [STORE] });
      const { orders } = await board();
      const count = (stage: string) => orders.filter((order) => order.stage === stage).length;
      expect(count('NEW')).toBe(8);
      expect(count('MAKING')).toBe(23);
      expect(count('PRE')).toBe(2);
      expect(count('READY')).toBe(10);
      expect(count('OUT')).toBe(6);
      expect(orders.filter(({ change }) => change !== null)).toHaveLength(3);
      expect(orders.filter(({ flags }) => flags.includes('LATE')).length).toBeGreaterThan(3);
      const { stations } = await api.merchantStationList({ storeId: STORE });
      expect(stations.map(({ classIds }) => classIds.length > 0)).toEqual([true, true, true]);
      await seedRush(deps, clock.now());
      expect((await board()).orders).toHaveLength(orders.length);
    });
  },
  { clock },
);
