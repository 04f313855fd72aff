import { convertPoint } from '#shared/geo/map-system.ts';
import type { Client, Payment, PayOutcome } from './client.ts';
import { fixOf, payParamsOf, quietly, record, textOf } from './device.ts';
import { HostError } from './host-error.ts';
import { gcjMapPlace } from './map-place.ts';

type Answer = Readonly<Record<string, unknown>>;

/** The bridge, once the client has put it into the page. */
const bridge = (): Promise<AlipayBridge> =>
  new Promise((resolve) => {
    if (window.AlipayJSBridge) resolve(window.AlipayJSBridge);
    else
      document.addEventListener(
        'AlipayJSBridgeReady',
        () => {
          if (window.AlipayJSBridge) resolve(window.AlipayJSBridge);
        },
        { once: true },
      );
  });

/** A function by its name: of the mini-app (`my.*`) where it has it, else of the bridge. */
const call = async (name: string, params: object = {}): Promise<Answer> => {
  const own = window.my?.[name];
  if (own)
    return new Promise((resolve, reject) => {
      own({
        ...params,
        success: resolve,
        fail: (result: Answer) => {
          reject(failureOf(result));
        },
      });
    });
  const found = await bridge();
  const answer = await new Promise<Answer>((resolve) => {
    found.call(name, params, resolve);
  });
  if (answer['error'] !== undefined && answer['error'] !== 0) throw failureOf(answer);
  return answer;
};

/** The client's own numbers: 10 and 11 are the visitor's, as are 2001 and 2003 of the location. */
const failureOf = (answer: Answer): HostError => {
  const code = Number(answer['error'] ?? 0);
  if (code === 10 || code === 11) return new HostError('cancelled', code);
  return new HostError(code === 2001 || code === 2003 ? 'denied' : 'failed', code);
};

/** Result codes of a payment: 9000 paid, 6001 cancelled by the buyer, 4000 failed; 8000 and 6004 are not known yet. */
const PAID: Readonly<Record<string, PayOutcome>> = {
  9000: 'paid',
  6001: 'cancelled',
  4000: 'failed',
};

const pay = async (payment: Payment): Promise<PayOutcome> => {
  const params = payParamsOf(payment);
  const order =
    textOf(params, 'orderStr') === ''
      ? { tradeNO: textOf(params, 'tradeNo') }
      : { orderStr: textOf(params, 'orderStr') };
  return PAID[String((await call('tradePay', order))['resultCode'])] ?? 'unknown';
};

/** The payment app's mini-app (client 3), by its public bridge. */
export const paymentApp = (): Client => ({
  login: async () => {
    const answer = await call('getAuthCode', { scopeNicks: ['auth_base'], scopes: ['auth_base'] });
    const authCode = textOf(answer, 'authCode') || textOf(answer, 'authcode');
    if (authCode === '') throw new HostError('denied');
    return { kind: 'authCode', authCode };
  },
  pay,
  share: async ({ title, text, url, picture }) => {
    await call('startShare', { title, content: text, desc: text, url, imageUrl: picture });
    return 'shared';
  },
  savePicture: async ({ address }) => {
    await call('saveImage', { src: address });
  },
  scan: async () => {
    const answer = record(await call('scan', { type: 'qr' }));
    const text = textOf(answer, 'code') || textOf(answer, 'qrCode') || textOf(answer, 'barCode');
    if (text === '') throw new HostError('cancelled');
    return text;
  },
  // its points are GCJ-02
  locate: async () => {
    const fix = fixOf(await call('getLocation', { requestType: 0 }));
    return { ...fix, ...convertPoint(fix, 'GCJ02', 'WGS84') };
  },
  setTitle: (title) => {
    quietly(call('setTitle', { title }));
  },
  close: () => {
    quietly(call('popWindow'));
  },
  goBack: () => {
    history.back();
  },
  openPage: (url) => {
    quietly(call('pushWindow', { url }));
  },
  openScreen: (target) => call('navigateTo', { url: target }),
  dial: (number) => {
    quietly(call('makePhoneCall', { number }));
  },
  showPlace: (place) => {
    quietly(call('openLocation', gcjMapPlace(place)));
  },
});
