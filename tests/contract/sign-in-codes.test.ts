import { afterAll, expect, it } from 'vitest';
import { axiosTransport } from '#tests/support/axios-transport.ts';
import { HEADERS } from '#shared/client/headers.ts';
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

/** A client behind a proxy on this machine, which says where the call came from; `device`: what it says it is. */
const clientAt = (
  { server }: Suite,
  address: string,
  language: 'zh-TW' | 'en-US' = 'en-US',
  device = `device-${address}`,
): TestApi => {
  const real = axiosTransport();
  return server.client({
    clock,
    language,
    transport: (request) =>
      real({
        ...request,
        headers: {
          ...request.headers,
          'x-forwarded-for': address,
          [HEADERS.equipmentId]: device,
        },
      }),
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
    let places = 0;
    const nextAddress = (): string => {
      places += 1;
      return `192.0.2.${places % 250}`;
    };
    /** A device on the move: each call is from another place. */
    const guestAt = (device: string) => ({ api: clientAt(suite, nextAddress(), 'en-US', device) });

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

    /** The device that makes an account of a phone from some place. */
    const signedIn = async (phone: string, device: string): Promise<void> => {
      const { api } = guestAt(device);
      await api.memberSendCode({ region: '853', phone });
      await api.memberLogin({ region: '853', phone, code: service.last(phone)!.code });
    };
    const strange = (phone: string) => reasonOf(send(suite, nextAddress(), phone));
    /** Strangers ask for what a phone has of the day. */
    const useUp = async (phone: string): Promise<void> => {
      let end: string | null = null;
      while (end !== 'LOGIN_CODE_DAY') {
        clock.advance(60 * SECOND);
        end = await send(suite, nextAddress(), phone).then(
          () => null,
          (error: unknown) => (error as { reason: string }).reason,
        );
      }
    };
    const asksFrom = (device: string, phone: string) =>
      guestAt(device).api.memberSendCode({ region: '853', phone });

    it('strangers who use up what a phone has of the day leave five codes to a device that it signed in at before, and no more', async () => {
      const [phone, device] = [aPhone(), 'the-own-device'];
      await signedIn(phone, device);
      await useUp(phone);
      // the last code of everybody is over
      clock.advance(5 * 60 * SECOND);
      for (let turn = 0; turn < 5; turn += 1) {
        expect(await strange(phone)).toBe('LOGIN_CODE_DAY');
        await asksFrom(device, phone);
        const { code } = service.last(phone)!;
        // nothing tells a stranger of that code: there is none to wait for, to guess or to take away
        expect(await strange(phone)).toBe('LOGIN_CODE_DAY');
        for (const typed of [code, '000000'])
          expect(
            await reasonOf(
              guestAt('of-a-stranger').api.memberLogin({ region: '853', phone, code: typed }),
            ),
          ).toBe('LOGIN_CODE_EXPIRED');
        await guestAt(device).api.memberLogin({ region: '853', phone, code });
        clock.advance(60 * SECOND);
      }
      const sent = service.calls.length;
      expect(await reasonOf(asksFrom(device, phone))).toBe('LOGIN_CODE_DAY');
      expect(service.calls).toHaveLength(sent);
    });

    it('many at once from a known device are one code', async () => {
      const [phone, device] = [aPhone(), 'a-busy-device'];
      await signedIn(phone, device);
      await useUp(phone);
      const asked = await Promise.allSettled(
        Array.from({ length: 12 }, () => asksFrom(device, phone)),
      );
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('a device is known to the account that signed in at it, and by nothing less', async () => {
      const phone = aPhone();
      await signedIn(phone, 'known-to-one');
      await signedIn(aPhone(), 'known-to-another');
      const other = guestAt('only-guessed').api;
      await reasonOf(other.memberLogin({ region: '853', phone, code: '000000' }));
      await useUp(phone);
      for (const device of ['known-to-another', 'only-guessed', ''])
        expect(await reasonOf(asksFrom(device, phone))).toBe('LOGIN_CODE_DAY');
      await asksFrom('known-to-one', phone);
    });

    it('nobody is told whether a phone has an account', async () => {
      const [member, nobody] = [aPhone(), aPhone()];
      await signedIn(member, 'of-a-member');
      for (const phone of [member, nobody]) await useUp(phone);
      const told = async (phone: string) => {
        const { note, data, code, kind } = await failure(send(suite, nextAddress(), phone));
        return { note, data, code, kind };
      };
      expect(await told(member)).toEqual(await told(nobody));
    });

    it('an account knows its last five devices, for half a year', async () => {
      const phone = aPhone();
      for (let device = 0; device < 6; device += 1) {
        await signedIn(phone, `one-of-six-${device}`);
        clock.advance(DAY);
      }
      await useUp(phone);
      expect(await reasonOf(asksFrom('one-of-six-0', phone))).toBe('LOGIN_CODE_DAY');
      await asksFrom('one-of-six-1', phone);
      clock.advance(181 * DAY);
      await useUp(phone);
      expect(await reasonOf(asksFrom('one-of-six-5', phone))).toBe('LOGIN_CODE_DAY');
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
