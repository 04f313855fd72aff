const nothing = (): undefined => undefined;
const emptyStorage = { getItem: () => null, setItem: nothing, removeItem: nothing };
const listening = { addEventListener: nothing, removeEventListener: nothing };

/** A picture that is never fetched: the visitor's browser does that. */
class NoPicture {
  addEventListener(): void {}
}

/** What the app finds in place of a browser where the server draws: a newcomer's device, at the server's own address. Its calls go there. */
export const standIn = (origin: string): void => {
  const { fetch } = globalThis;
  const page = {
    ...listening,
    location: new URL('/', origin),
    navigator: { userAgent: '', language: 'zh-Hant', onLine: true },
    localStorage: emptyStorage,
    sessionStorage: emptyStorage,
    history: { state: null, replaceState: nothing },
    matchMedia: () => ({ ...listening, matches: false }),
    Image: NoPicture,
    document: {
      ...listening,
      hidden: false,
      documentElement: { lang: '', dataset: {} },
      querySelector: () => null,
    },
    // the app asks by path
    fetch: (path: string, init?: RequestInit) => fetch(new URL(path, origin), init),
  };
  for (const [name, value] of Object.entries({ ...page, window: globalThis }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
};
