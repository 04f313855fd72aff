import type { Client, ClientPorts } from './client.ts';
import { downloadFile } from './device-pictures.ts';
import { deviceLocation, deviceShare, leaveForCashier } from './device.ts';
import { HostError } from './host-error.ts';

const never = (reason: 'notInApp' | 'notSupported') => (): Promise<never> =>
  Promise.reject(new HostError(reason));

/** A plain browser: shared links and desktops. It signs in on a page of ours, pays at the bank's page, and scans by the app's own camera page. */
export const plainBrowser = ({ visitable }: ClientPorts): Client => ({
  login: never('notInApp'),
  pay: (payment) =>
    new Promise((resolve) => {
      resolve(leaveForCashier(payment, visitable));
    }),
  share: deviceShare,
  savePicture: ({ file }) =>
    new Promise((resolve) => {
      downloadFile(file);
      resolve();
    }),
  scan: never('notSupported'),
  locate: deviceLocation,
  setTitle: () => undefined,
  close: () => {
    window.close();
  },
  goBack: () => {
    history.back();
  },
  openPage: (url) => {
    window.open(url, '_blank', 'noopener');
  },
  openScreen: () => Promise.resolve(),
});
