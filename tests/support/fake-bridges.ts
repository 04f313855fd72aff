type Picked = { lat: number; lon: number; addressId: string; title: string; address: string };

/** What a fake client does when it is asked. Plain data: it is handed into the page. */
export type BridgeOptions = {
  /** The person of the sandbox's identity services who uses the client. */
  person?: string;
  /** The visitor says no to what the client asks. */
  isRefusing?: boolean;
  /** The native app's own member, and who signs in there when it is asked to. */
  user?: { token: string; userId: string; phone: string } | null;
  login?: { token: string; userId: string; phone: string };
  /** `unknown`: it is paid, and the client does not say so. */
  payment?: 'success' | 'cancel' | 'fail' | 'unknown';
  /** The place that was chosen in the native app before this page opened, and the one that is chosen in its list of addresses. */
  selected?: Picked;
  picked?: Picked;
  /** The client puts no functions into the page. */
  isBare?: boolean;
  place?: { lat: number; lon: number } | null;
  scanned?: string;
};
export type BridgeCall = { name: string; params: unknown };

/** Where a fake notes what it was asked. */
type Noting = {
  bridgeCalls?: BridgeCall[];
  bridgeOptions?: BridgeOptions;
  payAtSandbox?: (params: unknown, payment: string) => Promise<void>;
  closePayPage?: () => void;
};

/** User agents of the hosting clients on a phone. */
export const USER_AGENTS = {
  app: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Senado/6.4.1',
  wallet:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UD1A) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36 MPay/5.2.0',
  paymentApp:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UD1A) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36 AlipayClient/10.5.0',
  social:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50',
  miniProgram:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50 miniProgram/wx0',
  bank: 'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UD1A) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36 BocApp/3.1',
} as const;
export type FakeClient = keyof typeof USER_AGENTS;

/** The client's own cashier: what is paid there is paid at the sandbox bank. The trade's number stands somewhere in the parameters, by one of two names. */
export const fakeCashier = (): void => {
  (window as Window & Noting).payAtSandbox = async (params, payment) => {
    const tradeNo = /"tradeN[oO]":"([^"]+)"/.exec(JSON.stringify(params))?.[1];
    if (tradeNo !== undefined && (payment === 'success' || payment === 'unknown'))
      await fetch('/sandbox-bank', {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ tradeNo, action: 'pay' }),
      });
  };
};

/** The native app: JSON messages in, `senadoNativeReply` back. Each function stands alone, since it is sent into the page as text. */
const app = (options: BridgeOptions): void => {
  const page = window as Window & Noting;
  const calls = (page.bridgeCalls ??= []);
  const answer = (method: string): unknown => {
    const {
      user,
      login,
      isRefusing,
      payment = 'success',
      place,
      selected = null,
      picked = null,
      scanned = 'scanned text',
    } = page.bridgeOptions ?? options;
    const answers: Record<string, unknown> = {
      getUserInfo: user ?? null,
      requestLoginAsync: isRefusing
        ? { result: 'cancel' }
        : { result: 'login_success', ...(login ?? user) },
      requestLocationAsync: place,
      getSelectLocation: selected,
      openAddressList: picked,
      payAsync: { result: payment },
      shareWithParamAsyncForH5: { result: isRefusing ? 'cancel' : 'success' },
      scanQRCode: { text: isRefusing ? '' : scanned },
      hasNotifyPermission: { has: !isRefusing },
      copy: { result: 'success' },
    };
    return answers[method] ?? {};
  };
  page.SenadoNative = {
    postMessage: (message) => {
      const { id, method, params } = JSON.parse(message) as {
        id: number;
        method: string;
        params: unknown;
      };
      calls.push({ name: method, params });
      // as it is when it is asked: what a test changes afterwards is for the next call
      const said = JSON.stringify(answer(method) ?? null);
      const reply = (): void =>
        page.senadoNativeReply?.(id, !(method === 'requestLocationAsync' && !options.place), said);
      if (method === 'payAsync')
        void page
          .payAtSandbox?.(params, (page.bridgeOptions ?? options).payment ?? 'success')
          .then(reply);
      else setTimeout(reply, 5);
    },
  };
};

const wallet = (options: BridgeOptions): void => {
  const page = window as Window & Noting;
  if (options.isBare) return;
  const calls = (page.bridgeCalls ??= []);
  const code = async (person: string): Promise<string> =>
    (
      (await (await fetch(`/sandbox-identity/wallet/code?person=${person}`)).json()) as {
        code: string;
      }
    ).code;
  page.mpass = {
    config: (signed) => {
      calls.push({ name: 'config', params: signed });
    },
    ready: (run) => {
      setTimeout(run, 5);
    },
    call: (name, params, answer) => {
      calls.push({ name, params });
      const {
        person = 'returning',
        isRefusing,
        payment = 'success',
        place,
        scanned = 'scanned text',
      } = page.bridgeOptions ?? options;
      if (name === 'authorize') {
        if (isRefusing)
          setTimeout(() => {
            answer({ result: 'denied' });
          }, 5);
        else
          void code(person).then((authCode) => {
            answer({ result: 'success', authCode });
          });
        return;
      }
      const answers: Record<string, unknown> = {
        pay: { result: payment },
        scan: { text: scanned },
        getLocation: place ?? { result: 'denied' },
        share: { result: isRefusing ? 'cancel' : 'success' },
      };
      const reply = (): void => {
        answer(answers[name] ?? { result: 'success' });
      };
      if (name === 'pay') void page.payAtSandbox?.(params, payment).then(reply);
      else setTimeout(reply, 5);
    },
  };
};

const paymentApp = (options: BridgeOptions): void => {
  const page = window as Window & Noting;
  const calls = (page.bridgeCalls ??= []);
  const CODES = { success: '9000', cancel: '6001', fail: '4000', unknown: '8000' } as const;
  const code = async (person: string): Promise<string> =>
    (
      (await (await fetch(`/sandbox-identity/paymentApp/code?person=${person}`)).json()) as {
        code: string;
      }
    ).code;
  page.AlipayJSBridge = {
    call: (name, params, answer) => {
      calls.push({ name, params });
      const {
        person = 'returning',
        isRefusing,
        payment = 'success',
        place,
        scanned = 'scanned text',
      } = page.bridgeOptions ?? options;
      const answers: Record<string, Readonly<Record<string, unknown>>> = {
        tradePay: { resultCode: CODES[payment] },
        scan: { code: scanned },
        startShare: {},
        getLocation: place ? { latitude: place.lat, longitude: place.lon } : { error: 2001 },
        getAuthCode: { error: 11 },
      };
      const reply = (): void => {
        answer?.(answers[name] ?? {});
      };
      if (name === 'getAuthCode' && !isRefusing)
        void code(person).then((authCode) => {
          answer?.({ authCode });
        });
      else if (name === 'tradePay') void page.payAtSandbox?.(params, payment).then(reply);
      else setTimeout(reply, 5);
    },
  };
};

/** The JS-SDK as its own script leaves it in the page. */
const social = (options: BridgeOptions): void => {
  const page = window as Window & Noting;
  const calls = (page.bridgeCalls ??= []);
  const setHidden = (isHidden: boolean): void => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  /** The mini-program pays on a page of its own, above this one: its address names the order, it closes itself once that is paid, and it reports nothing. */
  const openPayPage = (params: unknown, payment: string, handleOpen: () => void): void => {
    page.closePayPage = () => {
      setHidden(false);
    };
    setHidden(true);
    handleOpen();
    if (payment !== 'cancel') void page.payAtSandbox?.(params, payment).then(page.closePayPage);
  };
  const method =
    (name: string): WxMethod =>
    (given) => {
      calls.push({
        name,
        params: Object.fromEntries(
          Object.entries(given).filter(([, value]) => typeof value !== 'function'),
        ),
      });
      const {
        payment = 'success',
        place,
        scanned = 'scanned text',
        isRefusing,
      } = page.bridgeOptions ?? options;
      const said =
        name === 'chooseWXPay'
          ? payment
          : (name === 'getLocation' && !place) || isRefusing
            ? 'fail'
            : 'success';
      const answers: Record<string, WxResult> = {
        scanQRCode: { resultStr: scanned },
        getLocation: { latitude: place?.lat, longitude: place?.lon },
      };
      const reply = (): void => {
        if (said === 'cancel') given.cancel?.({});
        else if (said === 'fail') given.fail?.({ errMsg: `${name}:auth deny` });
        else given.success?.(answers[name] ?? {});
      };
      const payParams =
        name === 'navigateTo'
          ? /payParams=(.*)$/.exec(decodeURIComponent(String(given['url'])))?.[1]
          : undefined;
      if (name === 'chooseWXPay') void page.payAtSandbox?.(given, payment).then(reply);
      else if (payParams !== undefined) openPayPage(JSON.parse(payParams), payment, reply);
      else setTimeout(reply, 5);
    };
  const names = [
    'updateAppMessageShareData',
    'updateTimelineShareData',
    'scanQRCode',
    'getLocation',
    'openLocation',
    'chooseWXPay',
  ] as const;
  const isProgram = /miniProgram/.test(navigator.userAgent);
  if (isProgram) page.__wxjs_environment = 'miniprogram';
  const wx: Wx = {
    ...(Object.fromEntries(names.map((name) => [name, method(name)])) as Pick<
      Wx,
      (typeof names)[number]
    >),
    config: (signed) => {
      calls.push({ name: 'config', params: signed });
    },
    ready: (run) => {
      setTimeout(run, 5);
    },
    error: () => undefined,
    closeWindow: () => {
      calls.push({ name: 'closeWindow', params: {} });
    },
  };
  if (isProgram) {
    wx.miniProgram = {
      navigateTo: method('navigateTo'),
      switchTab: method('switchTab'),
      navigateBack: () => {
        calls.push({ name: 'navigateBack', params: {} });
      },
      postMessage: (message) => {
        calls.push({ name: 'postMessage', params: message.data });
      },
    };
  }
  page.wx = wx;
};

const bank = (options: BridgeOptions): void => {
  const page = window as Window & Noting;
  const calls = (page.bridgeCalls ??= []);
  const message = async (person: string): Promise<string> =>
    (
      (await (await fetch(`/sandbox-identity/bank/code?person=${person}`)).json()) as {
        code: string;
      }
    ).code;
  page.BocBridge = {
    call: (name, params, answer) => {
      calls.push({ name, params: JSON.parse(params) as unknown });
      const {
        person = 'returning',
        isRefusing,
        scanned = 'scanned text',
      } = page.bridgeOptions ?? options;
      if (name === 'oauthInfoWithMsg' && !isRefusing)
        void message(person).then((msg) => {
          answer(JSON.stringify({ msg }));
        });
      else
        setTimeout(() => {
          answer(JSON.stringify(name === 'scanQRCode' ? { text: scanned } : {}));
        }, 5);
    },
  };
};

/** Puts a client's bridge into the page, before any script of the page runs. */
export const FAKE_BRIDGES: Readonly<Record<FakeClient, (options: BridgeOptions) => void>> = {
  app,
  wallet,
  paymentApp,
  social,
  miniProgram: social,
  bank,
};
