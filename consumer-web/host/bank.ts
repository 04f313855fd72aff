import type { Client, ClientPorts } from './client.ts';
import { deviceLocation, deviceShare, leaveForCashier, quietly, record, textOf } from './device.ts';
import { HostError } from './host-error.ts';

const call = (name: string, params: object = {}): Promise<Readonly<Record<string, unknown>>> =>
  new Promise((resolve, reject) => {
    const { BocBridge } = window;
    if (BocBridge === undefined) {
      reject(new HostError('notInApp'));
      return;
    }
    BocBridge.call(name, JSON.stringify(params), (json) => {
      try {
        resolve(record(JSON.parse(json)));
      } catch (error) {
        reject(new HostError('failed', error));
      }
    });
  });

/** The bank's web view (client 6): it signs a message with the identity (`oauthInfoWithMsg`), and pays on a page of its own. */
export const bank = ({ visitable }: ClientPorts): Client => ({
  login: async () => {
    const msg = textOf(await call('oauthInfoWithMsg'), 'msg');
    if (msg === '') throw new HostError('denied');
    return { kind: 'bankMessage', msg };
  },
  pay: (payment) =>
    new Promise((resolve) => {
      resolve(leaveForCashier(payment, visitable));
    }),
  share: deviceShare,
  scan: async () => {
    const text = textOf(await call('scanQRCode'), 'text');
    if (text === '') throw new HostError('cancelled');
    return text;
  },
  locate: deviceLocation,
  setTitle: (title) => {
    quietly(call('setTitle', { title }));
  },
  close: () => {
    quietly(call('close'));
  },
  goBack: () => {
    history.back();
  },
  openPage: (url) => {
    location.assign(url);
  },
  openScreen: () => Promise.resolve(),
});
