import type { Client, ClientPorts, PayOutcome } from './client.ts';
import { fixOf, payParamsOf, quietly, record, textOf } from './device.ts';
import { HostError } from './host-error.ts';
import { mapPlace } from './map-place.ts';

/** What the wallet may share of a person (spec 000 §7), where the server's own list cannot be loaded. */
const SCOPES: readonly string[] = ['userinfo', 'phone_info', 'point_info'];
const PAID: Readonly<Record<string, PayOutcome>> = {
  success: 'paid',
  cancel: 'cancelled',
  fail: 'failed',
};

/** The wallet's functions. The documents name its configuration and authorization only; the other names are ours, behind this one port. */
const walletCalls = ({ walletConfig }: ClientPorts) => {
  let ready: Promise<WalletApi> | undefined;
  const configured = async (): Promise<WalletApi> => {
    const api = window.mpass;
    if (api === undefined) throw new HostError('notInApp');
    const { appId, timestamp, nonceStr, signature } = await walletConfig(
      location.href.split('#')[0] ?? '',
    );
    return new Promise((resolve, reject) => {
      api.error?.((result) => {
        reject(new HostError('failed', result));
      });
      api.ready(() => {
        resolve(api);
      });
      api.config({ appId, timestamp, nonceStr, signature });
    });
  };
  return async (name: string, params: object = {}): Promise<Readonly<Record<string, unknown>>> => {
    ready ??= configured();
    const api = await ready.catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    const answer = record(
      await new Promise<unknown>((resolve) => {
        api.call(name, params, resolve);
      }),
    );
    const result = textOf(answer, 'result');
    if (result === 'denied') throw new HostError('denied');
    if (result === 'unsupported') throw new HostError('notSupported');
    return answer;
  };
};

/** The payment wallet's super-app (client 2). */
export const wallet = (ports: ClientPorts): Client => {
  const call = walletCalls(ports);
  const text = async (name: string, field: string, params?: object): Promise<string> => {
    const found = textOf(await call(name, params), field);
    if (found === '') throw new HostError('cancelled');
    return found;
  };
  return {
    login: async () => {
      if (window.mpass === undefined) throw new HostError('notInApp');
      const scope = await ports.walletScopes().catch(() => SCOPES);
      return { kind: 'authCode', authCode: await text('authorize', 'authCode', { scope }) };
    },
    pay: async (payment) =>
      PAID[textOf(await call('pay', payParamsOf(payment)), 'result')] ?? 'unknown',
    share: async ({ title, text: desc, url, picture }) => {
      const { result } = await call('share', { title, desc, link: url, imgUrl: picture });
      if (result === 'fail') throw new HostError('failed');
      return result === 'cancel' ? 'cancelled' : 'shared';
    },
    savePicture: async ({ address }) => {
      const { result } = await call('saveImage', { src: address });
      if (result === 'cancel') throw new HostError('cancelled');
      if (result === 'fail') throw new HostError('failed');
    },
    scan: () => text('scan', 'text'),
    locate: async () => fixOf(await call('getLocation')),
    setTitle: (title) => {
      quietly(call('setTitle', { title }));
    },
    close: () => {
      quietly(call('closeWindow'));
    },
    goBack: () => {
      history.back();
    },
    openPage: (url) => {
      quietly(call('openWebPage', { url }));
    },
    openScreen: (target, { parameters = '' } = {}) => call('openOtherApp', { target, parameters }),
    dial: (number) => {
      quietly(call('makePhoneCall', { phoneNumber: number }));
    },
    showPlace: (place) => {
      quietly(call('openLocation', mapPlace(place)));
    },
  };
};
