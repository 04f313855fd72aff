import type { ClientKind } from '../codes/client-kind.ts';

/**
 * Where a jump is made. `mainSite` is the production site's address without its hash,
 * `allowedHosts` the external hosts that may open (`host.example`, or `*.host.example` with all
 * below it).
 */
export type JumpContext = {
  client: ClientKind;
  /**
   * The native app's version from its user agent; null outside the app or when it cannot be read.
   */
  appVersion: string | null;
  mainSite: string;
  allowedHosts: readonly string[];
  /** The page is shown in a native half-screen web view. */
  isHalfWebView?: boolean;
};

/** A function of the native app that a jump can call. */
export type NativeCall = 'openWebPage' | 'jumpByScheme' | 'navigateTo' | 'switchTab';

/**
 * Where a jump leads. A route has its path inside the app and its absolute link; `none` is a no-op
 * whose reason goes to the log (decision N1).
 */
export type JumpTarget =
  | { kind: 'route'; path: string; url: string }
  /** `mustConfirm`: ask before leaving for this host (decision N6). */
  | { kind: 'external'; url: string; mustConfirm: boolean }
  /**
   * `target` is an address, a scheme or a mini-program page, by the call; `parameters` is the
   * rule's JSON text for a scheme.
   */
  | { kind: 'native'; call: NativeCall; target: string; parameters: string }
  | {
      kind: 'none';
      reason:
        | 'unknownType'
        | 'noAddress'
        | 'badAddress'
        | 'notHttps'
        | 'hostNotListed'
        | 'nativeOnly';
    }
  | TooOld;

/** The native app is too old. `updatePage`: the path of a page that asks for the update, if any. */
export type TooOld = {
  kind: 'none';
  reason: 'versionTooLow';
  minimum: string;
  toastKey: 'jump.versionTooLow';
  updatePage: string | null;
};

/** The words of this area, for the catalogue. */
export type JumpMessageKey =
  | 'jump.versionTooLow'
  | 'jump.leaveTitle'
  | 'jump.leaveText'
  | 'jump.notAllowed';
