import { beforeAll, beforeEach, expect, it } from 'vitest';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { instant, MINUTE, plus, SECOND, type Instant } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import type { Till } from '#tests/support/server-client.ts';
import { addTestClass, addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { deviceOf, NETWORK_PRINTER } from './print-suite.ts';
import { newRequest, onEach, tillOf } from './suite.ts';

const NOON = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);

onEach(
  DATABASES,
  'desk row 38: who set up what at a desk stands in the audit, once',
  (suite) => {
    let owner: Till;
    let began: Instant;
    beforeAll(async () => {
      const { query } = suite.server.deps.db;
      await addTestStore(query, { run_by: 'STAFF' });
      await addDeskStaff(suite.server);
      await addTestClass(query);
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
    });
    beforeEach(() => {
      clock.set(plus(clock.now(), MINUTE));
      began = clock.now();
    });

    const body = () => ({ requestId: newRequest(), storeId: STORE });
    /** Does the same twice, at a second of its own. */
    const twice = async <T>(work: () => Promise<T>): Promise<T> => {
      clock.set(plus(clock.now(), SECOND));
      await work();
      return work();
    };
    /** What was written down since the test began, the earliest first. */
    const written = async (): Promise<string[]> => {
      const { result } = await owner.api.merchantAuditList({
        storeIds: [STORE],
        from: began,
        to: plus(began, MINUTE),
      });
      return result
        .toReversed()
        .map(({ operatorName, thing, act, name, changes }) =>
          [
            `${operatorName} ${thing} ${act} ${name}`,
            ...changes.map(({ field, before, after }) => `${field}: ${before} > ${after}`),
          ].join('; '),
        );
    };

    it('stations, and what is made there', async () => {
      const { api } = owner;
      const added = { ...body(), name: 'Wok' };
      const { stationId } = await twice(() => api.merchantStationSave(added));
      const made = {
        ...body(),
        stationId,
        classIds: ['all'],
        productIds: [asId<ProductId>('gone')],
      };
      await twice(() => api.merchantStationAssign(made));
      const named = { ...body(), stationId, name: 'Grill', copies: 2 };
      await twice(() => api.merchantStationSave(named));
      await api.merchantStationSave({ ...named, ...body() });
      await twice(() => api.merchantStationDelete({ ...body(), stationId }));
      expect(await written()).toEqual([
        'K-owner SWITCHES ADDED Wok; station: null > Wok; copies: null > 1',
        'K-owner SWITCHES CHANGED Wok; classes: null > 全部',
        'K-owner SWITCHES CHANGED Grill; station: Wok > Grill; copies: 1 > 2',
        'K-owner SWITCHES DELETED Grill; station: Grill > null; copies: 2 > null; classes: 全部 > null',
      ]);
    });

    it('printers', async () => {
      const { api } = owner;
      const { stationId } = await api.merchantStationSave({ ...body(), name: 'Bar' });
      const deviceId = await deviceOf(owner, STORE);
      const { tills } = await api.merchantPrintPrinters({ storeId: STORE });
      const till = tills.find((each) => each.deviceId === deviceId)!.name;
      const wish = {
        name: 'Counter',
        deviceId,
        deputyId: null,
        paper: 80 as const,
        setup: NETWORK_PRINTER,
        stationIds: [],
        hasLabels: true,
      };
      const added = { ...body(), ...wish };
      const { printerId } = await twice(() => api.merchantPrintSavePrinter(added));
      const changed = {
        ...body(),
        ...wish,
        printerId,
        paper: 58 as const,
        stationIds: [stationId],
      };
      await twice(() => api.merchantPrintSavePrinter(changed));
      await twice(() => api.merchantPrintDeletePrinter({ ...body(), printerId }));
      const connection = 'network 192.168.1.50:9100 esc-pos auto';
      expect((await written()).slice(1)).toEqual([
        `K-owner SWITCHES ADDED Counter; printer: null > Counter; till: null > ${till}; paper: null > 80; connection: null > ${connection}; cuts: null > yes; labels: null > yes`,
        'K-owner SWITCHES CHANGED Counter; paper: 80 > 58; stations: null > Bar',
        `K-owner SWITCHES DELETED Counter; printer: Counter > null; till: ${till} > null; paper: 58 > null; connection: ${connection} > null; cuts: yes > null; stations: Bar > null; labels: yes > null`,
      ]);
    });

    it('pickup screens', async () => {
      const { api } = owner;
      const added = { ...body(), name: 'Door' };
      const { walls } = await twice(() => api.merchantWallAdd(added));
      const { wallId } = walls.at(-1)!;
      await twice(() => api.merchantWallRevoke({ storeId: STORE, wallId }));
      expect(await written()).toEqual([
        'K-owner SWITCHES ADDED Door; screen: null > Door',
        'K-owner SWITCHES DELETED Door; screen: Door > null',
      ]);
    });

    it('who runs the store', async () => {
      for (const runBy of ['TOWN', 'STAFF'] as const)
        await twice(() => owner.api.merchantDeskRun({ storeId: STORE, runBy }));
      expect(await written()).toEqual([
        'K-owner SWITCHES CHANGED ; byTown: no > yes',
        'K-owner SWITCHES CHANGED ; byTown: yes > no',
      ]);
    });
  },
  { clock },
);
