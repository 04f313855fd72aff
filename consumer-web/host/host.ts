import type { HostClient } from '#shared/guards/navigation.ts';
import type { Client } from './client.ts';

/** The page, which every client shows in much the same way. Nothing else reads the user agent or a native global. */
export type Page = {
  /** Which client hosts the app (spec 000 §1). */
  kind: HostClient;
  /** The native app's version; null elsewhere. */
  appVersion: () => string | null;
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
  /** The query before the hash, where sign-in pages of others come back to. */
  search: () => string;
  /** Replaces the query before the hash, without reloading the page. */
  replaceSearch: (search: string) => void;
  /** Leaves the app for another page. */
  leaveTo: (url: string) => void;
  /** Called when the page is shown again from the browser's memory, with its old state. */
  onShownAgain: (listener: () => void) => () => void;
  reload: () => void;
  copyText: (text: string) => Promise<boolean>;
  /** Keeps the screen lit while a code is shown, where the client can. Returns the way to stop. */
  keepAwake: () => () => void;
  /** Sends a text on its way even while the page closes. */
  beacon: (url: string, text: string) => boolean;
};

/** What the app asks of the client that hosts it. One file a client implements `Client`; it is loaded when it is first needed. */
export type Host = Page &
  Required<Omit<Client, 'native' | 'savePicture' | 'onPayReturn'>> & {
    /** Another program shows the app: it can be closed. */
    isContainer: boolean;
    /** The client draws a title bar with a way back by itself. */
    hasOwnBar: boolean;
    /** The client calls numbers by a function of its own: a `tel:` link of the page may lead nowhere. */
    hasOwnPhone: boolean;
    /** The client has a map of its own to show places on. */
    hasOwnMap: boolean;
    /** The client's own file, for what only some clients have (`native`, `savePicture`, `onPayReturn`). */
    client: () => Promise<Client>;
  };
