import type { ClientPorts, Fix, MapPlace, ShareCard } from './client.ts';
import { fixOf, loadScript, quietly, textOf } from './device.ts';
import { HostError } from './host-error.ts';
import { gcjMapPlace } from './map-place.ts';

/** The social browser's public JS-SDK. */
const SDK_URL = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
const API_LIST = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'scanQRCode',
  'getLocation',
  'openLocation',
  'chooseWXPay',
] as const;
type Method = (typeof API_LIST)[number];

/** The SDK itself, fetched unless the client has it in the page already. */
export const wxSdk = async (): Promise<Wx> => {
  if (window.wx === undefined) await loadScript(SDK_URL);
  if (window.wx === undefined) throw new HostError('notSocialBrowser');
  return window.wx;
};

/** Signs this page in with the SDK: its functions work from here on. iOS signs the address that the visit began with, hash left out. */
const configured = async ({ socialConfig }: ClientPorts): Promise<Wx> => {
  const wx = await wxSdk();
  const signature = await socialConfig(location.href.split('#')[0] ?? '');
  return new Promise((resolve, reject) => {
    wx.error((result) => {
      reject(new HostError('failed', result.errMsg));
    });
    wx.ready(() => {
      resolve(wx);
    });
    wx.config({ debug: false, ...signature, jsApiList: API_LIST });
  });
};

export type ReadyWx = {
  call: (method: Method, options?: Readonly<Record<string, unknown>>) => Promise<WxResult>;
  sdk: () => Promise<Wx>;
};

/** The SDK's functions as promises. A page that was refused is tried again the next time. */
export const readyWx = (ports: ClientPorts): ReadyWx => {
  let ready: Promise<Wx> | undefined;
  const sdk = async (): Promise<Wx> => {
    ready ??= configured(ports);
    try {
      return await ready;
    } catch (error) {
      ready = undefined;
      throw error;
    }
  };
  return {
    sdk,
    call: async (method, options = {}) => {
      const wx = await sdk();
      return new Promise((resolve, reject) => {
        wx[method]({
          ...options,
          success: resolve,
          cancel: () => {
            reject(new HostError('cancelled'));
          },
          fail: (result) => {
            reject(
              new HostError(
                /deny|denied|auth/i.test(result.errMsg ?? '') ? 'denied' : 'failed',
                result.errMsg,
              ),
            );
          },
        });
      });
    },
  };
};

/** Sets what the client's own share menu sends. */
export const setShareCard = async (
  { call }: ReadyWx,
  { title, text, url, picture = '' }: ShareCard,
): Promise<void> => {
  await Promise.all([
    call('updateAppMessageShareData', { title, desc: text, link: url, imgUrl: picture }),
    call('updateTimelineShareData', { title, link: url, imgUrl: picture }),
  ]);
};

export const wxScan = async ({ call }: ReadyWx): Promise<string> => {
  const text = textOf(
    await call('scanQRCode', { needResult: 1, scanType: ['qrCode', 'barCode'] }),
    'resultStr',
  );
  // bars come as `CODE_128,text`
  return text.includes(',') ? text.slice(text.indexOf(',') + 1) : text;
};

export const wxLocate = async ({ call }: ReadyWx): Promise<Fix> =>
  fixOf(await call('getLocation', { type: 'wgs84' }));

export const wxShowPlace = ({ call }: ReadyWx, place: MapPlace): void => {
  quietly(call('openLocation', gcjMapPlace(place)));
};
