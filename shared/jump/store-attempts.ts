import { STORE_ATTEMPTS } from '../guards/timing.ts';

/** Where the native app can be downloaded. `downloadUrl`: a page of its own, '' when there is none. */
export type AppListing = { packageId: string; appStoreId: string; downloadUrl: string };
/** One try to open the native app or its store page. */
export type StoreAttempt = {
  store: (typeof STORE_ATTEMPTS)[keyof typeof STORE_ATTEMPTS][number]['store'];
  afterMs: number;
  url: string;
};

/** Opens the native app where it is installed. The scheme is ours. */
export const APP_SCHEME = 'senado://home';

const appStore = ({ appStoreId }: AppListing): string =>
  appStoreId === ''
    ? 'https://apps.apple.com/search?term=Senado'
    : `https://apps.apple.com/app/id${appStoreId}`;
const anyStore = ({ packageId, downloadUrl }: AppListing): string =>
  downloadUrl || `https://play.google.com/store/apps/details?id=${packageId}`;

const ADDRESSES: Readonly<Record<StoreAttempt['store'], (app: AppListing) => string>> = {
  appStore,
  google: ({ packageId }) => `market://details?id=${packageId}`,
  huawei: ({ packageId }) => `appmarket://details?id=${packageId}`,
  xiaomi: ({ packageId }) => `mimarket://details?id=${packageId}`,
  others: anyStore,
};

/**
 * The stores that are tried one after the other when the app itself does not open, each after its
 * own time, until one of them takes over the screen (spec 000 §4). `os` as the request headers name
 * it; none for a computer, which is shown a code for a phone.
 */
export const storeAttempts = (os: string, app: AppListing): readonly StoreAttempt[] => {
  if (os !== 'ios' && os !== 'android') return [];
  return STORE_ATTEMPTS[os].map(({ store, afterMs }) => ({
    store,
    afterMs,
    url: ADDRESSES[store](app),
  }));
};

/** Pages of the stores in a browser, for guests who want to choose one. */
export const storePages = (app: AppListing): { ios: string; android: string } => ({
  ios: appStore(app),
  android: anyStore(app),
});
