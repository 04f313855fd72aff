import type { HostClient } from '#shared/guards/navigation.ts';

/** What the app asks of the client that hosts it. One file a client implements it; nothing else reads the user agent or a native global. */
export type Host = {
  /** Which client hosts the app (spec 000 §1). */
  kind: HostClient;
  /** Another program shows the app: it can be closed. */
  isContainer: boolean;
  /** The client draws a title bar with a way back by itself. */
  hasOwnBar: boolean;
  /** The native app's version; null elsewhere. */
  appVersion: () => string | null;
  /** Tells the client what its title bar says. */
  setTitle: (title: string) => void;
  /** Closes the client's view of this app. */
  close: () => void;
  /** One step back by the client's own means. */
  goBack: () => void;
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
