/** Globals that hosting clients put into the page. Each is read in one file of this folder. */
type WxResult = Readonly<Record<string, unknown>> & { errMsg?: string };
type WxCallbacks = {
  success?: (result: WxResult) => void;
  fail?: (result: WxResult) => void;
  cancel?: (result: WxResult) => void;
};
type WxMethod = (options: Readonly<Record<string, unknown>> & WxCallbacks) => void;

/** The social browser's JS-SDK, as far as we use it. */
type Wx = {
  config: (options: {
    debug: boolean;
    appId: string;
    timestamp: number;
    nonceStr: string;
    signature: string;
    jsApiList: readonly string[];
  }) => void;
  ready: (run: () => void) => void;
  error: (run: (result: WxResult) => void) => void;
  updateAppMessageShareData: WxMethod;
  updateTimelineShareData: WxMethod;
  scanQRCode: WxMethod;
  getLocation: WxMethod;
  openLocation: WxMethod;
  chooseWXPay: WxMethod;
  closeWindow: () => void;
  miniProgram?: {
    navigateTo: WxMethod;
    switchTab: WxMethod;
    navigateBack: (options?: object) => void;
    postMessage: (options: { data: unknown }) => void;
  };
};

type AlipayBridge = {
  call: (
    name: string,
    params: object,
    answer?: (result: Readonly<Record<string, unknown>>) => void,
  ) => void;
};
type MyApi = Readonly<Record<string, ((options: object) => void) | undefined>>;
type WalletApi = {
  config: (options: object) => void;
  ready: (run: () => void) => void;
  error?: (run: (result: unknown) => void) => void;
  call: (name: string, params: object, answer: (result: unknown) => void) => void;
};

interface Window {
  /** Settles when the page shows what the server drew, and fetches the answers that this was drawn from, or goes on without (`build/landing-files.ts`). */
  firstView?: Promise<{ answers: Promise<string> } | undefined>;
  __wxjs_environment?: string;
  wx?: Wx;
  WeixinJSBridge?: { on: (name: string, listener: (result: WxResult) => void) => void };
  AlipayJSBridge?: AlipayBridge;
  my?: MyApi;
  mpass?: WalletApi;
  BocBridge?: { call: (name: string, params: string, answer: (json: string) => void) => void };
  SenadoNative?: { postMessage: (message: string) => void };
  webkit?: { messageHandlers?: { SenadoNative?: { postMessage: (message: string) => void } } };
  senadoNativeReply?: (id: number, isOk: boolean, json: string) => void;
  senadoNativeEvent?: (name: string, json: string) => void;
}
