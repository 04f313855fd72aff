import { beforeAll, expect, it } from 'vitest';
import { LOG_RESULTS } from '#shared/codes/group-order.ts';
import type { ExportRow, LogMark } from '#shared/contract/merchant/records.ts';
import { asId, type DeviceId, type OperatorId } from '#shared/kernel/ids.ts';
import { addCents } from '#shared/kernel/money.ts';
import {
  addDays,
  DAY,
  endOfDay,
  dayOf,
  HOUR,
  instant,
  macauParts,
  plus,
} from '#shared/kernel/time.ts';
import { seedRecords } from '#server/demo/records/seed.ts';
import { scanNonsense } from '#tests/support/redeem-at-till.ts';
import type { Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { onEach, reasonOf, tillOf } from './suite.ts';

const COUNT = 1500;
const now = instant(Date.now());
// till the end of tomorrow: the run may go on into it
const all = { from: instant(0), to: endOfDay(addDays(dayOf(now), 1)) };
type Filter = typeof all & Record<string, unknown>;

/** Every row of a filter as a file gets it. */
const readAll = async ({ api }: Till, filter: Filter, size = 400): Promise<ExportRow[]> => {
  const rows: ExportRow[] = [];
  let cursor: LogMark | undefined;
  for (;;) {
    const page = await api.groupVerifyCheckLogExport({
      ...filter,
      size,
      ...(cursor && { cursor }),
    });
    rows.push(...page.result);
    expect(page.next).toBe(page.nextCursor !== null);
    if (page.nextCursor === null) return rows;
    cursor = page.nextCursor;
  }
};

onEach(DATABASES, 'records', (suite) => {
  let owner: Till;
  let manager: Till;
  let rows: ExportRow[];
  beforeAll(async () => {
    await seedRecords(suite.server.deps.db, { count: COUNT, days: 60, seed: 7, until: now });
    owner = await tillOf(suite.server, { account: '66990001' });
    manager = await tillOf(suite.server, { account: 'M1001' });
    rows = await readAll(owner, all);
  });

  it('are seeded once, and finished by the next run when one was cut off', async () => {
    const again = () =>
      seedRecords(suite.server.deps.db, { count: 9, days: 9, seed: 9, until: now });
    expect(await again()).toEqual({ isNew: false, count: COUNT });
    await suite.server.deps.db.query(`DELETE FROM setting WHERE name = 'demo.records.done'`);
    expect(await again()).toEqual({ isNew: true, count: COUNT });
    expect(await readAll(owner, all)).toEqual(rows);
  });

  it('count the sales of their orders', async () => {
    const { result } = await owner.api.merchantProductList({ sort: 'SOLD', size: 3 });
    for (const { productId, sold } of result) {
      const { figures } = await owner.api.merchantProductGet({ productId });
      expect([sold! > 50, figures!.vouchers]).toEqual([true, sold]);
    }
  });

  it('rows 31 and 32: files hold every attempt of the filter once, refused and undone ones too, newest first', () => {
    expect(rows.length).toBeGreaterThanOrEqual(COUNT);
    expect(new Set(rows.map(({ verifyId }) => verifyId)).size).toBe(rows.length);
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).sort((a, b) => b - a));
    for (const state of ['OK', 'REFUSED', 'UNDONE'])
      expect(rows.some((row) => row.state === state)).toBe(true);
    expect(rows.find(({ orderId }) => orderId !== null)?.buyerTail).toMatch(/^\d{4}$/);
  });

  it('any row is reached by its number, and what comes in meanwhile shifts nothing', async () => {
    const { sum, stride, marks } = await manager.api.groupVerifyCheckLogSum(all);
    expect([sum.count, stride, marks.length]).toEqual([
      rows.length,
      100,
      Math.ceil(rows.length / 100),
    ]);
    await scanNonsense(manager, 2);
    for (const index of [0, 150, 1234, rows.length - 3]) {
      const { result } = await manager.api.groupVerifyCheckLogRows({
        ...all,
        cursor: marks[Math.floor(index / stride)],
        offset: index % stride,
        size: 3,
      });
      expect(result.map(({ verifyId }) => verifyId)).toEqual(
        rows.slice(index, index + 3).map(({ verifyId }) => verifyId),
      );
    }
    expect(
      (await manager.api.groupVerifyCheckLogRows({ ...all, size: 1 })).result[0],
    ).toMatchObject({ state: 'REFUSED', operatorName: '黃美玲' });
  });

  it('filters give the rows that fit, with their sums', async () => {
    const to = instant(rows[0]!.at);
    const devices = (await manager.api.groupVerifyCheckLogDevices({})).result;
    const till = devices.find(({ name }) => name === 'Cunha 2')!;
    const cases: [Record<string, unknown>, (row: ExportRow) => boolean][] = [
      ...LOG_RESULTS.filter((result) => result !== 'ALL').map((result): (typeof cases)[number] => [
        { result },
        (row) => row.state === result,
      ]),
      [
        { storeIds: ['coloane', 'rotunda'] },
        ({ storeName }) => ['路環店', '三盞燈店'].includes(storeName),
      ],
      [
        { operatorId: asId<OperatorId>('staff-C1002') },
        ({ operatorName }) => operatorName === '何偉強',
      ],
      [
        { deviceId: asId<DeviceId>(till.id), source: 'CAMERA' },
        (row) => row.deviceName === 'Cunha 2' && row.source === 'CAMERA',
      ],
      [
        { keyword: '葡撻', result: 'OK' },
        (row) => row.productName.includes('葡撻') && row.state === 'OK',
      ],
      [
        { keyword: rows[40]!.codeMask.slice(-4) },
        (row) =>
          row.codeMask.includes(rows[40]!.codeMask.slice(-4)) ||
          row.buyerTail === rows[40]!.codeMask.slice(-4),
      ],
      [
        { keyword: rows.find(({ buyerTail }) => buyerTail)!.buyerTail },
        (row) =>
          row.buyerTail === rows.find(({ buyerTail }) => buyerTail)!.buyerTail ||
          row.codeMask.includes(rows.find(({ buyerTail }) => buyerTail)!.buyerTail),
      ],
      [{ from: plus(to, -7 * DAY) }, (row) => row.at >= to - 7 * DAY],
    ];
    for (const [filter, fits] of cases) {
      const expected = rows.filter(fits);
      const asked = { ...all, to, ...filter };
      expect(
        (await readAll(manager, asked)).map(({ verifyId }) => verifyId),
        JSON.stringify(filter),
      ).toEqual(expected.map(({ verifyId }) => verifyId));
      const stands = expected.filter(({ state }) => state === 'OK');
      const { sum } = await owner.api.groupVerifyCheckLogSum(asked);
      expect(sum).toEqual({
        count: expected.length,
        times: stands.reduce((count, { times }) => count + times, 0),
        amount: addCents(...stands.map(({ faceAmount }) => faceAmount)),
        settle: addCents(...stands.map(({ settleAmount }) => settleAmount!)),
      });
    }
  });

  it('figures count each attempt in its hour and day of Macau, its product and its staff', async () => {
    const to = instant(rows[0]!.at);
    const stats = await manager.api.groupVerifyCheckLogStats({ ...all, to });
    for (const { hour, ok, refused, undone } of stats.hours) {
      const there = rows.filter(({ at }) => macauParts(at).hour === hour);
      expect([ok, refused, undone]).toEqual(
        ['OK', 'REFUSED', 'UNDONE'].map(
          (state) => there.filter((row) => row.state === state).length,
        ),
      );
    }
    expect(stats.days.map(({ day }) => day)).toEqual(
      [...new Set(rows.map(({ at }) => dayOf(at)))].sort(),
    );
    const tarts = rows.filter(
      (row) => row.productName === stats.products[0]!.name && row.state === 'OK',
    );
    expect(stats.products[0]).toMatchObject({
      times: tarts.reduce((count, { times }) => count + times, 0),
      amount: addCents(...tarts.map(({ faceAmount }) => faceAmount)),
    });
    expect(
      stats.operators.reduce((count, { ok, refused, undone }) => count + ok + refused + undone, 0),
    ).toBe(rows.length);
  });

  it('row 38: files are for managers and owners, what is settled for owners, and a cashier sees their own rows', async () => {
    const [cashier, auditor] = [
      await tillOf(suite.server),
      await tillOf(suite.server, { account: 'A1001' }),
    ];
    expect(await reasonOf(cashier.api.groupVerifyCheckLogExport(all))).toBe('WRONG_ROLE');
    expect(await reasonOf(auditor.api.groupVerifyCheckLogExport(all))).toBe('WRONG_ROLE');
    const [mine, theirs] = [
      await cashier.api.groupVerifyCheckLogSum(all),
      await auditor.api.groupVerifyCheckLogSum(all),
    ];
    expect(mine.sum.count).toBe(
      rows.filter(
        (row) =>
          row.operatorName === '李嘉欣' && ['議事亭前地店', '三盞燈店'].includes(row.storeName),
      ).length,
    );
    expect([mine.sum.settle, theirs.sum.settle]).toEqual([undefined, undefined]);
    expect(
      (await readAll(manager, { ...all, size: 1 }, 1000)).every(
        (row) => row.settleAmount === undefined,
      ),
    ).toBe(true);
    expect((await cashier.api.groupVerifyCheckLogDevices({})).result).toEqual([]);
    expect(
      await reasonOf(cashier.api.groupVerifyCheckLogRows({ ...all, storeIds: [asId('coloane')] })),
    ).toBe('NO_PERMISSION');
    expect(
      await reasonOf(
        cashier.api.groupVerifyCheckLogStats({ ...all, storeIds: [asId('jade-horta')] }),
      ),
    ).toBe('NO_PERMISSION');
  });

  it('rows 10, 32: a voucher tells everything that happened to it, in order, the undo beside the use', async () => {
    const undone = rows.find(({ state }) => state === 'UNDONE')!;
    const { voucher, events } = await manager.api.groupVerifyHistory({ verifyId: undone.verifyId });
    expect(events.slice(0, 2).map(({ kind }) => kind)).toEqual(['ORDERED', 'PAID']);
    const place = events.findIndex(
      ({ kind, verifyId }) => kind === 'REDEEMED' && verifyId === undone.verifyId,
    );
    expect(events[place]).toMatchObject({
      at: undone.at,
      scannedAt: undone.scannedAt,
      storeName: undone.storeName,
      operatorName: undone.operatorName,
    });
    expect(events.find(({ kind }) => kind === 'UNDONE')).toMatchObject({
      at: undone.undone!.at,
      undoReason: undone.undone!.reasonCode,
    });
    expect(voucher).toMatchObject({
      codeMask: undone.codeMask,
      orderId: undone.orderId,
      buyerMask: expect.stringMatching(/^6\*\*\*\d{4}$/),
    });
    expect(await manager.api.groupVerifyHistory({ voucherId: voucher!.voucherId })).toEqual({
      voucher,
      events,
    });
    const refused = rows.find((row) => row.state === 'REFUSED' && row.orderId === null)!;
    expect(await manager.api.groupVerifyHistory({ verifyId: refused.verifyId })).toMatchObject({
      voucher: null,
      events: [{ kind: 'REFUSED', reason: refused.reason }],
    });
  });

  it('row 38: a history is for who may see its record', async () => {
    const cashier = await tillOf(suite.server);
    const [own, other] = [true, false].map((isOwn) =>
      rows.find(
        (row) =>
          row.state === 'OK' &&
          row.storeName === '議事亭前地店' &&
          (row.operatorName === '李嘉欣') === isOwn,
      )!,
    );
    const { voucher } = await cashier.api.groupVerifyHistory({ verifyId: own!.verifyId });
    expect(await reasonOf(cashier.api.groupVerifyHistory({ verifyId: other!.verifyId }))).toBe(
      'NO_PERMISSION',
    );
    expect(await reasonOf(cashier.api.groupVerifyHistory({ voucherId: voucher!.voucherId }))).toBe(
      'NO_PERMISSION',
    );
    const foreign = await tillOf(suite.server, { account: '66990002' });
    expect(await reasonOf(foreign.api.groupVerifyHistory({ verifyId: own!.verifyId }))).toBe(
      'NOT_FOUND',
    );
    expect(await reasonOf(manager.api.groupVerifyHistory({}))).toBe('BAD_REQUEST');
  });

  it('reach 24 months back and no further', async () => {
    const { query } = suite.server.deps.db;
    const before = (await owner.api.groupVerifyCheckLogSum(all)).sum.count;
    await query('UPDATE verify_log SET at = $2 WHERE id = $1', [
      rows.at(-1)!.verifyId,
      plus(now, -740 * DAY),
    ]);
    await query('UPDATE verify_log SET at = $2 WHERE id = $1', [
      rows.at(-2)!.verifyId,
      plus(now, -729 * DAY - HOUR),
    ]);
    expect((await owner.api.groupVerifyCheckLogSum(all)).sum.count).toBe(before - 1);
  });
});
