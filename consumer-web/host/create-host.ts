import type { HostClient } from '#shared/guards/navigation.ts';
import type { Client, ClientPorts, ShareCard, ShareOutcome } from './client.ts';
import { isHostError } from './host-error.ts';
import type { Host } from './host.ts';
import { browserPage } from './page.ts';

type Load = (ports: ClientPorts) => Promise<Client>;

/** One file a client: a plain browser's visit carries none of the others. */
const CLIENTS: Readonly<Record<HostClient, Load>> = {
  app: async () => (await import('./native-app.ts')).nativeApp(),
  wallet: async (ports) => (await import('./wallet.ts')).wallet(ports),
  paymentApp: async () => (await import('./payment-app.ts')).paymentApp(),
  social: async (ports) => (await import('./social.ts')).socialBrowser(ports),
  miniProgram: async (ports) => (await import('./mini-program.ts')).miniProgram(ports),
  bank: async (ports) => (await import('./bank.ts')).bank(ports),
  web: async (ports) => (await import('./browser.ts')).plainBrowser(ports),
};

/** Clients with a title bar of their own. The native app and the bank show the page alone. */
const OWN_BAR: ReadonlySet<HostClient> = new Set(['wallet', 'paymentApp', 'social', 'miniProgram']);

const OWN_PHONE: ReadonlySet<HostClient> = new Set(['app', 'wallet', 'paymentApp']);
const OWN_MAP: ReadonlySet<HostClient> = new Set([...OWN_PHONE, 'social', 'miniProgram']);

/** Closing the share sheet is an answer, not a failure, however a client reports it. */
const shareBy = (client: Client, card: ShareCard): Promise<ShareOutcome> =>
  client.share(card).catch((error: unknown): ShareOutcome => {
    if (isHostError(error) && error.reason === 'cancelled') return 'cancelled';
    throw error;
  });

/** Clients load the picture of a card by themselves: they need its whole address. */
const withWholePicture = (card: ShareCard, site: string): ShareCard =>
  card.picture ? { ...card, picture: new URL(card.picture, site).href } : card;

/** The client that hosts this page, behind the one port. */
export const createHost = (ports: ClientPorts): Host => {
  const page = browserPage();
  let loading: Promise<Client> | undefined;
  const client = (): Promise<Client> => (loading ??= CLIENTS[page.kind](ports));
  /** For calls without a result. If the client cannot be loaded, the next call with a result reports it. */
  const withClient = (act: (client: Client) => void): void => {
    client()
      .then(act)
      .catch(() => {
        loading = undefined;
      });
  };
  return {
    ...page,
    isContainer: page.kind !== 'web',
    hasOwnBar: OWN_BAR.has(page.kind),
    hasOwnPhone: OWN_PHONE.has(page.kind),
    hasOwnMap: OWN_MAP.has(page.kind),
    client,
    login: async () => (await client()).login(),
    pay: async (payment) => (await client()).pay(payment),
    // the app's web view may not touch the clipboard: the app does
    copyText: async (text) => {
      const { native } = page.kind === 'app' ? await client() : {};
      return native === undefined ? page.copyText(text) : native.copy(text);
    },
    share: async (card) => shareBy(await client(), withWholePicture(card, page.appUrl())),
    scan: async () => (await client()).scan(),
    locate: async (options) => (await client()).locate(options),
    setTitle: (title) => {
      if (page.kind !== 'web')
        withClient((hosting) => {
          hosting.setTitle(title);
        });
    },
    close: () => {
      withClient((hosting) => {
        hosting.close();
      });
    },
    goBack: () => {
      withClient((hosting) => {
        hosting.goBack();
      });
    },
    openPage: (url) => {
      withClient((hosting) => {
        hosting.openPage(url);
      });
    },
    openScreen: async (target, options) => (await client()).openScreen(target, options),
    dial: (number) => {
      withClient((hosting) => hosting.dial?.(number));
    },
    showPlace: (place) => {
      withClient((hosting) => hosting.showPlace?.(place));
    },
  };
};
