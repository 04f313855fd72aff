/** What the app asks of the client that hosts it. One file a client implements it; nothing else reads the user agent or a native global. */
export type Host = {
  /** The host's language tag, as `en-US`. */
  locale: () => string;
  /** Operating system and model as the request headers name them. */
  facts: () => { os: string; model: string };
  /** Origin of the backend that the page names, or '' for the page's own. */
  backend: () => string;
  isOnline: () => boolean;
  onOnlineChange: (listener: () => void) => () => void;
  isVisible: () => boolean;
  /** Address of this app without its hash, for links that lead back to it. */
  appUrl: () => string;
  /** The same as a path of this origin. */
  appPath: () => string;
  /** Leaves the app for another page. */
  leaveTo: (url: string) => void;
  /** Called when the page is shown again from the browser's memory, with its old state. */
  onShownAgain: (listener: () => void) => () => void;
  reload: () => void;
  copyText: (text: string) => Promise<boolean>;
  /** Keeps the screen lit while a code is shown, where the client can. Returns the way to stop. */
  keepAwake: () => () => void;
};
