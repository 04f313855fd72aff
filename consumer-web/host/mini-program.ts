import { miniProgramPage } from '#shared/jump/mini-program.ts';
import { joinPath } from '#shared/routes/query.ts';
import type { Client, ClientPorts } from './client.ts';
import { payParamsOf, quietly } from './device.ts';
import { HostError } from './host-error.ts';
import { readyWx, wxLocate, wxScan, wxSdk, wxShowPlace } from './wx-sdk.ts';

/** The mini-program's page that pays and goes back; a web view cannot pay by itself. The path is ours, beside the documented bind page. */
export const PAY_PAGE = '/pages/common/pay';

/** The page is shown again: by the browser's own events, and by the program's, since not every phone's web view has the first. */
const onShown = (listener: () => void): (() => void) => {
  let isOver = false;
  const handleChange = (): void => {
    if (!document.hidden) listener();
  };
  document.addEventListener('visibilitychange', handleChange);
  window.addEventListener('pageshow', handleChange);
  // what the bridge was given stays with it
  window.WeixinJSBridge?.on('onPageStateChange', ({ active }) => {
    if (!isOver && (active === true || active === 'true')) listener();
  });
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', handleChange);
    window.removeEventListener('pageshow', handleChange);
  };
};

/** The mini-program (client 5): its web view's public JS-SDK, and its own pages for what a web view may not do. */
export const miniProgram = (ports: ClientPorts): Client => {
  const wx = readyWx(ports);
  const program = async (): Promise<NonNullable<Wx['miniProgram']>> => {
    const { miniProgram: found } = await wxSdk();
    if (found === undefined) throw new HostError('notSocialBrowser');
    return found;
  };
  const open = async (call: 'navigateTo' | 'switchTab', url: string): Promise<void> => {
    const found = await program();
    await new Promise<void>((resolve, reject) => {
      found[call]({
        url,
        success: () => {
          resolve();
        },
        fail: (result) => {
          reject(new HostError('failed', result.errMsg));
        },
      });
    });
  };
  return {
    login: () => Promise.reject(new HostError('notSupported')), // the bind page signs in and reloads this page with a token
    pay: async (payment) => {
      await open(
        'navigateTo',
        joinPath(PAY_PAGE, { type: payment.type, payParams: JSON.stringify(payParamsOf(payment)) }),
      );
      return 'unknown'; // the page is still open on return: then the server is asked
    },
    onPayReturn: onShown,
    share: async ({ title, text, url, picture, path = '' }) => {
      const page = miniProgramPage(path)?.target; // stores and deals open on pages of its own
      // the program reads the last message when its visitor presses its share button
      (await program()).postMessage({ data: { share: { title, text, url, picture, page } } }); // oxlint-disable-line unicorn/require-post-message-target-origin -- no window: the program's own object
      return 'ready';
    },
    scan: () => wxScan(wx),
    locate: () => wxLocate(wx),
    setTitle: () => undefined,
    close: () => {
      quietly(
        program().then((found) => {
          found.navigateBack();
        }),
      );
    },
    goBack: () => {
      history.back();
    },
    openPage: (url) => {
      location.assign(url);
    },
    openScreen: (target, { isTab = false } = {}) =>
      open(isTab ? 'switchTab' : 'navigateTo', target),
    showPlace: (place) => {
      wxShowPlace(wx, place);
    },
  };
};
