import * as z from 'zod/mini';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '#shared/codes/error-code.ts';
import { REDEEM_CODES, type RedeemReason } from '#shared/codes/redeem-code.ts';
import { contract } from '#shared/contract/index.ts';
import { refusalData } from '#shared/contract/merchant/verify.ts';
import { errorKey } from '#shared/i18n/error-text.ts';
import { translator } from '#shared/i18n/translate.ts';
import { asId } from '#shared/kernel/ids.ts';
import { DAY, instant, MINUTE } from '#shared/kernel/time.ts';
import {
  QR_EPOCH_MS,
  qrEpoch,
  qrText,
  parseQr,
  voucherCode,
  maskCode,
} from '#shared/voucher/code.ts';
import { signQr } from '#server/modules/order/group/qr.ts';
import type { Till } from '#tests/support/server-client.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { DATABASES } from './databases.ts';
import {
  aRefusedTry,
  buy,
  checkBody,
  failure,
  logTotal,
  lookUp,
  memberOf,
  onEach,
  redeem,
  tillOf,
} from './suite.ts';

const code = (server: InProcess, label: string): string =>
  server.vouchers.find((voucher) => voucher.label === label)!.code;
const idOf = (server: InProcess, label: string): string =>
  server.vouchers.find((voucher) => voucher.label === label)!.voucherId;
const flipped = (text: string): string => text.slice(0, -1) + (text.endsWith('A') ? 'B' : 'A');

/** What a till may be shown, and what it must say. The text is made when the town is there. */
const SCANS: [RedeemReason, string, (server: InProcess) => string][] = [
  ['BAD_FORMAT', 'something else', () => 'WIFI:S:guest;;'],
  [
    'BAD_FORMAT',
    'a QR with a wrong seal',
    (server) => flipped(signQr(server.deps.secrets.qr, idOf(server, 'valid'), qrEpoch(Date.now()))),
  ],
  [
    'CHECK_DIGIT',
    'a mistyped code',
    (server) => {
      const text = code(server, 'valid');
      return text.slice(0, 11) + String((Number(text[11]) + 1) % 10);
    },
  ],
  ['NOT_FOUND', 'an unknown code', () => voucherCode('00000000001')],
  ['WRONG_MERCHANT', 'a voucher of another merchant', (server) => code(server, 'foreign')],
  [
    'QR_STALE',
    'a QR of ten minutes ago',
    (server) =>
      signQr(server.deps.secrets.qr, idOf(server, 'valid'), qrEpoch(Date.now() - 20 * QR_EPOCH_MS)),
  ],
  ['WRONG_STORE', 'a voucher of another store', (server) => code(server, 'wrong-store')],
  ['NOT_PAID', 'a voucher of an unpaid order', (server) => code(server, 'unpaid')],
  ['REFUNDING', 'a voucher whose refund is under way', (server) => code(server, 'refunding')],
  ['REFUNDED', 'a refunded voucher', (server) => code(server, 'refunded')],
  ['ALREADY_USED', 'a used voucher', (server) => code(server, 'used')],
  ['NOT_STARTED', 'a voucher before its time', (server) => code(server, 'not-started')],
  ['EXPIRED', 'an expired voucher', (server) => code(server, 'expired')],
  ['OUT_OF_HOURS', 'a voucher out of its hours', (server) => code(server, 'out-of-hours')],
  ['BLACKOUT_DAY', 'a voucher on a closed day', (server) => code(server, 'blackout')],
  ['PRODUCT_BLOCKED', 'a voucher of a stopped product', (server) => code(server, 'blocked')],
  [
    'BOOKING_MISSING',
    'a voucher without the booking it needs',
    (server) => code(server, 'booking-missing'),
  ],
];

onEach(DATABASES, 'refused scans', (suite) => {
  let zh: Till;
  let en: Till;
  beforeAll(async () => {
    zh = await tillOf(suite.server);
    en = await tillOf(suite.server, { account: 'C1002' }, 'en-US');
  });

  const allVouchers = async (): Promise<unknown> =>
    (await suite.server.deps.db.query('SELECT id, status, times_used FROM voucher ORDER BY id'))
      .rows;

  it.each(SCANS)('rows 11, 14, 15: %s: %s', async (reason, _what, input) => {
    const { server } = suite;
    const before = await allVouchers();
    const logged = await logTotal(server);
    for (const [till, language] of [
      [zh, 'zh-Hant'],
      [en, 'en'],
    ] as const) {
      const refused = await failure(lookUp(till, input(server)));
      expect(refused.code).toBe(codeOf(reason));
      expect(refused.note).toBe(translator(language)(errorKey(reason)));
      expect(z.safeParse(refusalData, refused.data).success).toBe(true);
      expect(refused.data).toMatchObject({ class: REDEEM_CODES[reason].class, hasError: true });
    }
    expect(await allVouchers()).toEqual(before);
    expect(await logTotal(server)).toBe(logged + 2);
    const {
      rows: [row],
    } = await server.deps.db.query<{ state: string; reason: number; code_mask: string }>(
      'SELECT state, reason, code_mask FROM verify_log ORDER BY at DESC, id DESC LIMIT 1',
    );
    expect(row).toMatchObject({ state: 'REFUSED', reason: codeOf(reason) });
    expect(row!.code_mask).not.toMatch(/\d{5}/);
  });

  it('rows 1, 13: names the right stores, who was first, what was redeemed and when it opens', async () => {
    const { server } = suite;
    expect((await failure(lookUp(zh, code(server, 'wrong-store')))).data).toMatchObject({
      stores: [{ name: '氹仔官也街店' }],
    });
    expect((await failure(lookUp(en, code(server, 'used')))).data).toMatchObject({
      first: {
        store: 'Senado Square',
        operator: 'Lei Ka Ian',
        device: 'Till 1',
        codeMask: maskCode(code(server, 'used')),
      },
      redeemed: [{ store: 'Senado Square' }],
    });
    expect((await failure(lookUp(zh, code(server, 'out-of-hours')))).data).toMatchObject({
      next: expect.any(Number),
    });
  });

  it('a stale QR of a voucher that was just redeemed tells so, which mends a lost answer', async () => {
    const { server } = suite;
    const {
      vouchers: [voucher],
    } = await buy(server, await memberOf(server));
    await redeem(zh, voucher!);
    const refused = await failure(
      lookUp(zh, signQr(server.deps.secrets.qr, voucher!.voucherId, qrEpoch(Date.now()) - 10)),
    );
    expect(refused.reason).toBe('QR_STALE');
    expect(refused.data).toMatchObject({ redeemed: [{ codeMask: maskCode(voucher!.code) }] });
  });

  it('takes a QR of two epochs around now, bare or in a link, and not of three', async () => {
    const { server } = suite;
    const id = idOf(server, 'valid');
    const at = (epochs: number): string =>
      signQr(server.deps.secrets.qr, id, qrEpoch(Date.now()) + epochs);
    expect((await lookUp(zh, at(-1))).orderId).toBe(
      (await lookUp(zh, `https://m.example.mo/v?gv=${at(1)}`)).orderId,
    );
    expect((await failure(lookUp(zh, at(4)))).reason).toBe('QR_STALE');
    expect(
      (await failure(lookUp(zh, qrText({ ...parseQr(at(0))!, epoch: qrEpoch(Date.now()) + 1 }))))
        .reason,
    ).toBe('BAD_FORMAT');
  });

  describe('what the till refused by itself', () => {
    const send = (till: Till, tries: ReturnType<typeof aRefusedTry>[], more = {}) =>
      till.api.groupVerifyRefused({
        storeId: till.storeId,
        deviceId: till.deviceId,
        tries,
        ...more,
      });

    it('is in the records once each, masked, with its reason and the till’s time, however often it is sent', async () => {
      const { server } = suite;
      const waited = { ...aRefusedTry(), scannedAt: instant(Date.now() - 40 * MINUTE) };
      const ahead = { ...aRefusedTry(), scannedAt: instant(Date.now() + DAY) };
      expect(await send(zh, [waited])).toEqual({ recorded: 1 });
      expect(await send(zh, [waited, ahead])).toEqual({ recorded: 1 });
      expect(await Promise.all([1, 2, 3].map(() => send(zh, [waited, ahead])))).toEqual(
        Array.from({ length: 3 }, () => ({ recorded: 0 })),
      );
      const { result } = await zh.api.groupVerifyCheckLog({
        from: instant(0),
        to: instant(Date.now() + MINUTE),
        result: 'REFUSED',
        size: 2,
      });
      const [first, second] = result.toSorted((a, b) => a.scannedAt - b.scannedAt);
      expect(first).toMatchObject({
        reason: codeOf('CHECK_DIGIT'),
        codeMask: '1234****9012',
        source: 'WEDGE',
        scannedAt: waited.scannedAt,
        times: 0,
        receiptNo: null,
      });
      expect(second!.scannedAt).toBe(second!.at);
      expect(await logTotal(server)).toBeGreaterThanOrEqual(2);
    });

    it('is taken of one’s own till and store only', async () => {
      const { server } = suite;
      const before = await logTotal(server);
      const owner = await tillOf(server, { account: '66990001' });
      const refusals = await Promise.all([
        failure(send(zh, [aRefusedTry()], { deviceId: owner.deviceId })),
        failure(send(zh, [aRefusedTry()], { storeId: asId('no-such-store') })),
      ]);
      expect(refusals.map(({ reason }) => reason)).toEqual(['NO_PERMISSION', 'NO_PERMISSION']);
      expect(await logTotal(server)).toBe(before);
    });

    it.each([
      { codeMask: voucherCode('00000000001') },
      { codeMask: 'guest wifi' },
      { reason: 'ALREADY_USED' },
      { source: 'OFFLINE' },
    ])('takes no %o', (wrong) => {
      const body = (change: object) => ({
        storeId: 'senado',
        deviceId: 'till-1',
        tries: [{ ...aRefusedTry(), ...change }],
      });
      const { request } = contract.groupVerifyRefused;
      expect(z.safeParse(request, body({})).success).toBe(true);
      expect(z.safeParse(request, body(wrong)).success).toBe(false);
    });

    it('is recorded a thousand times a day of one till at most', async () => {
      const till = await tillOf(suite.server, { account: 'C1002' });
      const answers: number[] = [];
      for (let call = 0; call < 22; call += 1)
        answers.push(
          (
            await send(
              till,
              Array.from({ length: 50 }, () => aRefusedTry()),
            )
          ).recorded,
        );
      expect(answers.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1000);
      expect(answers.at(-1)).toBe(0);
    });
  });

  describe('the confirm', () => {
    it.each(
      SCANS.filter(([reason]) => !['BAD_FORMAT', 'CHECK_DIGIT', 'QR_STALE'].includes(reason)),
    )('%s also when the look-up is skipped', async (reason, _what, input) => {
      const { server } = suite;
      const manager = await tillOf(server, { account: 'M1001' });
      const voucherId =
        server.vouchers.find((voucher) => voucher.code === input(server))?.voucherId ??
        '0198c0de-0000-7000-8000-000000000000';
      const body = checkBody(manager, [{ voucherId }]);
      const before = await allVouchers();
      const first = await failure(manager.api.groupVerifyCheck(body));
      expect(first.reason).toBe(reason);
      const logged = await logTotal(server);
      expect(await failure(manager.api.groupVerifyCheck(body))).toMatchObject({
        code: first.code,
        note: first.note,
        data: first.data,
      });
      expect(await logTotal(server)).toBe(logged);
      expect(await manager.api.groupVerifyCheckResult({ requestId: body.requestId })).toMatchObject(
        {
          result: 'REFUSED',
          refusal: { code: first.code, data: { class: REDEEM_CODES[reason].class } },
        },
      );
      expect(await allVouchers()).toEqual(before);
    });
  });
});
