import type { Client, ClientPorts } from './client.ts';
import { payParamsOf, quietly } from './device.ts';
import { HostError, isHostError } from './host-error.ts';
import { readyWx, setShareCard, wxLocate, wxScan, wxShowPlace } from './wx-sdk.ts';

/** The social in-app browser (client 4), by its public JS-SDK. It signs in by an authorization page, which the guards lead to. */
export const socialBrowser = (ports: ClientPorts): Client => {
  const wx = readyWx(ports);
  return {
    login: () => Promise.reject(new HostError('notSupported')),
    pay: async (payment) => {
      try {
        await wx.call('chooseWXPay', payParamsOf(payment));
        return 'paid';
      } catch (error) {
        if (!isHostError(error)) throw error;
        return error.reason === 'cancelled' ? 'cancelled' : 'failed';
      }
    },
    share: async (card) => {
      await setShareCard(wx, card);
      return 'ready';
    },
    scan: () => wxScan(wx),
    locate: () => wxLocate(wx),
    setTitle: () => undefined, // the client shows the page's own title
    close: () => {
      quietly(
        wx.sdk().then((sdk) => {
          sdk.closeWindow();
        }),
      );
    },
    goBack: () => {
      history.back();
    },
    openPage: (url) => {
      location.assign(url);
    },
    openScreen: () => Promise.resolve(),
    showPlace: (place) => {
      wxShowPlace(wx, place);
    },
  };
};
