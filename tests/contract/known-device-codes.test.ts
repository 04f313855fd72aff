import { afterAll, beforeEach, expect, it } from 'vitest';
import { axiosTransport } from '#tests/support/axios-transport.ts';
import { HEADERS } from '#shared/client/headers.ts';
import { MINUTE, SECOND } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { startMessageService } from '#tests/support/message-service.ts';
import { DATABASES } from './databases.ts';
import { onEach, reasonOf } from './suite.ts';

const DAYTIME = Date.parse('2026-11-21T12:00:00+08:00');
const BEFORE_MIDNIGHT = Date.parse('2026-11-21T23:55:00+08:00');
const MIDNIGHT = Date.parse('2026-11-22T00:00:00+08:00');
const clock = fixedClock(DAYTIME);
const service = await startMessageService();
afterAll(() => {
  service.close();
});

/** Codes of a day that everybody may ask for. */
const OF_DAY = 2;
const WAIT_MS = 60 * SECOND;

onEach(
  DATABASES,
  'codes that a known device gets beyond those of the day',
  (suite) => {
    let [phones, networks] = [66_700_000, 0];
    const aPhone = (): string => {
      phones += 1;
      return String(phones);
    };
    /** A client somewhere else each time, unless `address` says where. */
    const at = (device: string, address?: string) => {
      networks += 1;
      const from = address ?? `192.0.2.${networks % 250}`;
      const real = axiosTransport();
      return suite.server.client({
        clock,
        transport: (request) =>
          real({
            ...request,
            headers: {
              ...request.headers,
              'x-forwarded-for': from,
              [HEADERS.equipmentId]: device,
            },
          }),
      }).api;
    };
    const ask = (phone: string, device: string, address?: string) =>
      at(device, address).memberSendCode({ region: '853', phone });
    const enter = (phone: string, code: string, device: string, address?: string) =>
      at(device, address).memberLogin({ region: '853', phone, code });
    const wrongFor = (phone: string): string =>
      service.last(phone)!.code === '000000' ? '000001' : '000000';
    /** What a call ends with, as its caller sees it. */
    const told = (call: Promise<unknown>): Promise<unknown> =>
      call.then(
        () => 'done',
        (error: unknown) => {
          const { reason, note, data } = error as Record<string, unknown>;
          return { reason, note, data };
        },
      );

    /** A member with a device; strangers have just used up what the phone has of the day, the last code at `address`. */
    const usedUp = async (start: number, address: string) => {
      const [phone, device] = [aPhone(), `device-of-${phones}`];
      clock.set(start);
      await ask(phone, device);
      await enter(phone, service.last(phone)!.code, device);
      for (let turn = 1; turn < OF_DAY; turn += 1) {
        clock.advance(WAIT_MS);
        await ask(phone, 'of-a-stranger', address);
      }
      return { phone, device };
    };
    /** What strangers are told of two phones, whose guests do and do not ask for a code of their own. */
    const sameForBoth = async (
      start: number,
      strangers: (phone: string, address: string) => Promise<unknown>,
      askAfterMs = WAIT_MS,
    ): Promise<void> => {
      const views: unknown[] = [];
      for (const asks of [true, false]) {
        const address = `198.51.100.${networks % 250}`;
        const { phone, device } = await usedUp(start, address);
        clock.advance(askAfterMs);
        if (asks) await ask(phone, device);
        views.push(await strangers(phone, address));
      }
      expect(views[0]).toEqual(views[1]);
    };

    beforeEach(() => {
      clock.set(DAYTIME);
    });

    it('tries of the last code of everybody end alike, whether or not the guest has asked meanwhile', () =>
      sameForBoth(DAYTIME, async (phone, address) => {
        const views: unknown[] = [];
        for (let turn = 0; turn < 6; turn += 1)
          for (const from of [address, undefined])
            views.push(await told(enter(phone, wrongFor(phone), 'of-a-stranger', from)));
        return views;
      }));

    it('also where strangers had tried all they may before the guest asked', async () => {
      const { phone, device } = await usedUp(DAYTIME, '203.0.113.1');
      const tryOnce = () => reasonOf(enter(phone, wrongFor(phone), 'of-a-stranger'));
      for (let turn = 0; turn < 5; turn += 1) expect(await tryOnce()).toBe('LOGIN_CODE_WRONG');
      expect(await tryOnce()).toBe('LOGIN_CODE_TRIES');
      clock.advance(WAIT_MS);
      await ask(phone, device);
      expect(await tryOnce()).toBe('LOGIN_CODE_TRIES');
      await enter(phone, service.last(phone)!.code, device);
      expect(await tryOnce()).toBe('LOGIN_CODE_TRIES');
    });

    it('the guest’s wrong tries use up none of those of strangers', async () => {
      const { phone, device } = await usedUp(DAYTIME, '203.0.113.5');
      clock.advance(WAIT_MS);
      await ask(phone, device);
      for (const who of [device, 'of-a-stranger'])
        for (let turn = 0; turn < 5; turn += 1)
          expect(await reasonOf(enter(phone, wrongFor(phone), who))).toBe('LOGIN_CODE_WRONG');
    });

    it('after midnight nobody has to wait because of a code that only the guest’s device got', () =>
      sameForBoth(
        BEFORE_MIDNIGHT,
        (phone) => {
          clock.set(MIDNIGHT + SECOND);
          return told(ask(phone, 'of-a-stranger'));
        },
        MIDNIGHT - BEFORE_MIDNIGHT - WAIT_MS - SECOND,
      ));

    it('after midnight strangers take no code away from the guest, who has one a minute still', async () => {
      const { phone, device } = await usedUp(BEFORE_MIDNIGHT, '203.0.113.2');
      clock.set(MIDNIGHT - SECOND);
      await ask(phone, device);
      const { code } = service.last(phone)!;
      clock.set(MIDNIGHT + SECOND);
      expect(await reasonOf(ask(phone, device))).toBe('LOGIN_CODE_TOO_SOON');
      await ask(phone, 'of-a-stranger');
      const { code: newer } = service.last(phone)!;
      expect(await reasonOf(enter(phone, code, 'of-a-stranger'))).toBe('LOGIN_CODE_WRONG');
      await enter(phone, code, device);
      // and the code of the new day is everybody's again
      await enter(phone, newer, device);
    });

    it('a guest who mistypes a code five times may use the next of everybody', async () => {
      const { phone, device } = await usedUp(BEFORE_MIDNIGHT, '203.0.113.3');
      clock.set(MIDNIGHT - MINUTE);
      await ask(phone, device);
      const wrong = wrongFor(phone);
      for (let turn = 0; turn < 5; turn += 1)
        expect(await reasonOf(enter(phone, wrong, device, '203.0.113.4'))).toBe('LOGIN_CODE_WRONG');
      clock.set(MIDNIGHT + MINUTE);
      await ask(phone, device, '203.0.113.4');
      await enter(phone, service.last(phone)!.code, device, '203.0.113.4');
    });
  },
  {
    clock,
    env: {
      DEMO: '0',
      CODE_WEBHOOK_URL: service.url,
      CODE_WEBHOOK_SECRET: 'between-town-and-service',
      LOGIN_CODE_WAIT_SECONDS: '60',
      LOGIN_CODES_PER_DAY: String(OF_DAY),
      LOGIN_CODES_PER_ADDRESS: '0',
      TRUSTED_PROXIES: '127.0.0.0/8',
    },
  },
);
