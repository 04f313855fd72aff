import { afterAll, expect, it } from 'vitest';
import { axiosTransport } from '#tests/support/axios-transport.ts';
import { translator } from '#shared/i18n/translate.ts';
import { DAY, SECOND } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { signatureOf } from '#server/kit/code-delivery/webhook.ts';
import { startMessageService } from '#tests/support/message-service.ts';
import type { TestApi } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { failure, onEach, reasonOf, type Suite } from './suite.ts';

const clock = fixedClock(Date.parse('2026-11-21T12:00:00+08:00'));
const SECRET = 'between-town-and-service';
const service = await startMessageService();
afterAll(() => {
  service.close();
});
const env = {
  DEMO: '0',
  CODE_WEBHOOK_URL: service.url,
  CODE_WEBHOOK_SECRET: SECRET,
  LOGIN_CODE_WAIT_SECONDS: '60',
  LOGIN_CODES_PER_DAY: '2',
  LOGIN_CODES_PER_ADDRESS: '3',
};

let lastPhone = 66_000_000;
const aPhone = (): string => {
  lastPhone += 1;
  return String(lastPhone);
};

/** A client behind a proxy on this machine, which says where the call came from. */
const clientAt = (
  { server }: Suite,
  address: string,
  language: 'zh-TW' | 'en-US' = 'en-US',
): TestApi => {
  const real = axiosTransport();
  return server.client({
    clock,
    language,
    transport: (request) =>
      real({ ...request, headers: { ...request.headers, 'x-forwarded-for': address } }),
  }).api;
};

/** Asks for a code from there. */
const send = (
  suite: Suite,
  address: string,
  phone = aPhone(),
  language: 'zh-TW' | 'en-US' = 'en-US',
) => clientAt(suite, address, language).memberSendCode({ region: '853', phone });

onEach(
  DATABASES,
  'sign-in codes behind a proxy',
  (suite) => {
    it('so many a day may be asked for from one address, for whatever phones; others, and the next day, are free', async () => {
      const phone = aPhone();
      await send(suite, '203.0.113.7', phone);
      expect(await reasonOf(send(suite, '203.0.113.7', phone))).toBe('LOGIN_CODE_TOO_SOON');
      for (let turn = 0; turn < 2; turn += 1) await send(suite, '203.0.113.7');
      expect(await failure(send(suite, '203.0.113.7'))).toMatchObject({
        reason: 'LOGIN_CODE_ADDRESS',
        note: translator('en')('error.LOGIN_CODE_ADDRESS'),
      });
      expect(await failure(send(suite, '203.0.113.7', aPhone(), 'zh-TW'))).toMatchObject({
        note: translator('zh-Hant')('error.LOGIN_CODE_ADDRESS'),
      });
      await send(suite, '203.0.113.8');
      clock.advance(DAY);
      await send(suite, '203.0.113.7');
    });

    it('a phone has its own count, from wherever it is asked for', async () => {
      const phone = aPhone();
      for (const address of ['198.51.100.1', '198.51.100.2']) {
        await send(suite, address, phone);
        clock.advance(60 * SECOND);
      }
      expect(await failure(send(suite, '198.51.100.3', phone))).toMatchObject({
        reason: 'LOGIN_CODE_DAY',
        note: translator('en')('error.LOGIN_CODE_DAY'),
      });
    });

    it('strangers’ wrong tries end no code of the guest who asked for it; theirs are five, from wherever', async () => {
      const phone = aPhone();
      const [guest, other] = ['198.51.100.21', '198.51.100.22'];
      await send(suite, guest, phone);
      const { code } = service.last(phone)!;
      const wrong = code === '000000' ? '000001' : '000000';
      const signIn = (address: string, typed: string) =>
        reasonOf(clientAt(suite, address).memberLogin({ region: '853', phone, code: typed }));
      for (let turn = 0; turn < 5; turn += 1)
        expect(await signIn(`198.51.100.${30 + turn}`, wrong)).toBe('LOGIN_CODE_WRONG');
      expect(await signIn(other, code)).toBe('LOGIN_CODE_TRIES');
      expect(await signIn(guest, wrong)).toBe('LOGIN_CODE_WRONG');
      const { phone: shown } = await clientAt(suite, guest).memberLogin({
        region: '853',
        phone,
        code,
      });
      expect(shown).toBe(`6***${phone.slice(-4)}`);
    });

    it('many at once from elsewhere are five tries', async () => {
      const phone = aPhone();
      await send(suite, '198.51.100.41', phone);
      const { code } = service.last(phone)!;
      const wrong = code === '000000' ? '000001' : '000000';
      const ends = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          reasonOf(
            clientAt(suite, `198.51.100.${50 + n}`).memberLogin({
              region: '853',
              phone,
              code: wrong,
            }),
          ),
        ),
      );
      expect(ends.filter((end) => end === 'LOGIN_CODE_WRONG')).toHaveLength(5);
    });

    it('a line of IPv6 counts as one, and asking many times at once gains nothing', async () => {
      const asked = await Promise.allSettled(
        Array.from({ length: 12 }, (_, index) => send(suite, `2001:db8:0:9::${index + 1}`)),
      );
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    });
  },
  { clock, env: { ...env, TRUSTED_PROXIES: '127.0.0.0/8' } },
);

onEach(
  DATABASES.slice(0, 1),
  'sign-in codes by the message service',
  (suite) => {
    it('a code is in a signed message in the language of who asked, in no reply, and signs in', async () => {
      const phone = aPhone();
      expect(await send(suite, '', phone, 'zh-TW')).not.toHaveProperty('demoCode');
      const { code, ...message } = service.last(phone)!;
      expect(message).toMatchObject({
        region: '853',
        purpose: 'login',
        language: 'zh-Hant',
        text: translator('zh-Hant')('server.code.login', { code }),
      });
      const { headers, body } = service.calls.at(-1)!;
      expect(headers['x-senado-signature']).toBe(
        signatureOf(SECRET, Number(headers['x-senado-time']), body),
      );
      const { api } = suite.server.client({ clock });
      expect((await api.memberLogin({ region: '853', phone, code })).phone).toBe(
        `6***${phone.slice(-4)}`,
      );
    });

    it('a service that is busy is asked once more, with the same key', async () => {
      const phone = aPhone();
      service.answers.push(503);
      await send(suite, '', phone);
      const keys = service.calls.slice(-2).map(({ headers }) => headers['idempotency-key']);
      expect(keys[0]).toBeTruthy();
      expect(keys[0]).toBe(keys[1]);
    });

    it('a code that was not sent is said, is worth nothing, and may be asked for again at once', async () => {
      const phone = aPhone();
      service.answers.push(500, 500);
      expect(await failure(send(suite, '', phone))).toMatchObject({
        reason: 'LOGIN_CODE_NOT_SENT',
        note: translator('en')('error.LOGIN_CODE_NOT_SENT'),
      });
      const { code } = service.last(phone)!;
      const { api } = suite.server.client({ clock });
      expect(await reasonOf(api.memberLogin({ region: '853', phone, code }))).toBe(
        'LOGIN_CODE_EXPIRED',
      );
      service.answers.push(400);
      expect(await reasonOf(send(suite, '', phone))).toBe('LOGIN_CODE_NOT_SENT');
    });
  },
  { clock, env: { ...env, LOGIN_CODES_PER_ADDRESS: '0' } },
);

onEach(
  DATABASES.slice(0, 1),
  'sign-in codes without a proxy',
  (suite) => {
    it('what a caller says of its own address counts for nothing', async () => {
      for (let turn = 0; turn < 3; turn += 1) await send(suite, `203.0.113.${turn}`);
      expect(await reasonOf(send(suite, '203.0.113.9'))).toBe('LOGIN_CODE_ADDRESS');
    });
  },
  { clock, env },
);
