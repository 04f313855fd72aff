import type { PaymentType } from '#shared/codes/payment-type.ts';
import type { ShareChannel } from '#shared/codes/share-channel.ts';
import type { Point } from '#shared/geo/distance.ts';

/** The identity that a client provides: a code to exchange, a token of its own, or a message of the bank. */
export type Grant =
  | { kind: 'authCode'; authCode: string }
  | { kind: 'token'; token: string; userId: string; phone: string }
  | { kind: 'bankMessage'; msg: string };

/** A payment that the server has begun: its channel and the channel's own parameters, as JSON text (spec 001 §3). */
export type Payment = { type: PaymentType; payParams: string };
/** `unknown`: the client does not know, the server must be asked. `left`: the page is being left for a cashier, which leads back. */
export type PayOutcome = 'paid' | 'cancelled' | 'failed' | 'unknown' | 'left';

/** `path`: the page of this app that is shared. `channels`: where to, for a client that takes them; all when missing. */
export type ShareCard = {
  title: string;
  text: string;
  url: string;
  picture?: string | undefined;
  path?: string;
  channels?: readonly ShareChannel[];
};
/** `ready`: the card is set, and the visitor shares it by the client's own menu. `copied`: its link was copied. */
export type ShareOutcome = 'shared' | 'ready' | 'copied' | 'cancelled';

/** A picture that the app has drawn: its file, and the same as a `data:` address. */
export type DrawnPicture = { file: File; address: string };

/** Where and when a device was found: accuracy in metres, 0 where the client does not say; age in milliseconds. */
export type Fix = Point & { accuracy: number; ageMs: number };

/** A place to show on a map. */
export type MapPlace = Point & { name: string; address: string };
export type PickedAddress = Point & { addressId: string; title: string; address: string };

/**
 * What a hosting client can do for the app; one file a client. All of it is refused with a `HostError` when the client cannot or the visitor will not.
 * Points are WGS-84, whatever the client uses.
 */
export type Client = {
  /** Asks the client for the identity. */
  login: () => Promise<Grant>;
  /** Hands a payment over to the client. */
  pay: (payment: Payment) => Promise<PayOutcome>;
  /** Tells when the visitor is back from the client's page that a payment was handed over to, and gives the way to stop. Gone where a payment ends before `pay` does. */
  onPayReturn?: (listener: () => void) => () => void;
  share: (card: ShareCard) => Promise<ShareOutcome>;
  /** Keeps a picture; `pictureSaving` says which clients can. Gone where the visitor has to press and hold it. */
  savePicture?: (picture: DrawnPicture) => Promise<void>;
  /** The text of a code in front of the camera. */
  scan: () => Promise<string>;
  /** Where the device is. `isFresh`: not where it was found some time ago; only browsers keep that. */
  locate: (options?: { isFresh?: boolean }) => Promise<Fix>;
  setTitle: (title: string) => void;
  close: () => void;
  goBack: () => void;
  /** Opens a page outside of this app. */
  openPage: (url: string) => void;
  /** Opens a screen of the client itself: a scheme of the app, a page of the mini-program, another app of the wallet. */
  openScreen: (
    target: string,
    options?: { isTab?: boolean; parameters?: string },
  ) => Promise<unknown>;
  /** Calls a number. Gone where the page's own `tel:` link does. */
  dial?: (number: string) => void;
  /** Shows a place on the client's own map, which knows the way there. Gone when it has none. */
  showPlace?: (place: MapPlace) => void;
  /** Gone when the client has none: the native app's own address list, customer service and messages. */
  native?: NativeExtras;
};

/** What only the native app has (spec 000 §7). */
export type NativeExtras = {
  userInfo: () => Promise<{ token: string; userId: string; phone: string } | null>;
  /** The place that was chosen in the app, or null. */
  selectedPlace: () => Promise<PickedAddress | null>;
  pickAddress: () => Promise<PickedAddress | null>;
  openSupport: () => void;
  onMessage: (listener: (unread: number) => void) => () => void;
  mayNotify: () => Promise<boolean>;
  copy: (text: string) => Promise<boolean>;
};

/** What a client's page signature and pay page need of the app around it. */
export type ClientPorts = {
  /** The signature that lets a page use the social browser's functions. */
  socialConfig: (url: string) => Promise<PageSignature>;
  /** The same for the wallet. */
  walletConfig: (url: string) => Promise<PageSignature>;
  /** The scopes that the wallet is asked for. */
  walletScopes: () => Promise<readonly string[]>;
  /** The address of a page that may take over this one, or null. */
  visitable: (url: string) => string | null;
};
export type PageSignature = {
  appId: string;
  timestamp: number;
  nonceStr: string;
  signature: string;
};
