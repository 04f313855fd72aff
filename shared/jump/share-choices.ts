import { SHARE_CHANNELS, type ShareChannel } from '../codes/share-channel.ts';
import type { HostClient } from '../guards/navigation.ts';
import { joinPath } from '../routes/query.ts';

/**
 * How something is shared. `client`: by the client's own function, which reports the outcome;
 * `menu`: the card is set, and the visitor sends it by the client's own menu; `page`: on the
 * channel's page in the web; `link`: the link is copied; `picture`: the poster is saved, to be
 * posted there.
 */
export type ShareMeans = 'client' | 'menu' | 'page' | 'link' | 'picture';

/** A choice of the share sheet. `more`: the client's own chooser; `copy`: the link alone. */
export type ShareChoice = { to: ShareChannel | 'more' | 'copy'; by: ShareMeans };

type Means = Readonly<Partial<Record<ShareChannel, ShareMeans>>>;

/** No channel has a function that a page could call: one is a page, the others take what one pastes. */
const BY_HAND: Means = { WeChat: 'link', Facebook: 'page', moments: 'picture' };
/** Channels of each client; one that is missing cannot be reached from there. */
const MEANS: Readonly<Record<HostClient, Means>> = {
  app: { WeChat: 'client', Facebook: 'client', moments: 'client' },
  wallet: BY_HAND,
  paymentApp: BY_HAND,
  social: { WeChat: 'menu', moments: 'menu' },
  // its pages are sent to chats only
  miniProgram: { WeChat: 'menu', moments: 'picture' },
  bank: BY_HAND,
  web: BY_HAND,
};

/** Clients whose one function opens a chooser of their own. */
const OWN_CHOOSER: ReadonlySet<HostClient> = new Set(['wallet', 'paymentApp']);
/** Clients that share as the browser does. */
const BROWSERS: ReadonlySet<HostClient> = new Set(['bank', 'web']);

/**
 * Where a page can be shared to from a client, by the channels that the page names (spec 002 §9:
 * WeChat, Facebook and moments). `hasShareSheet`: the browser has one of the device.
 */
export const shareChoices = (
  client: HostClient,
  {
    channels = SHARE_CHANNELS,
    hasShareSheet,
  }: { channels?: readonly ShareChannel[]; hasShareSheet: boolean },
): ShareChoice[] => {
  const hasChooser = OWN_CHOOSER.has(client) || (BROWSERS.has(client) && hasShareSheet);
  return [
    ...channels.flatMap((to): ShareChoice[] => {
      const by = MEANS[client][to];
      return by === undefined ? [] : [{ to, by }];
    }),
    ...(hasChooser ? [{ to: 'more', by: 'client' } as const] : []),
    { to: 'copy', by: 'link' },
  ];
};

/** Facebook's page that shares a link. */
export const facebookPage = (link: string): string =>
  joinPath('https://www.facebook.com/sharer/sharer.php', { u: link });

/**
 * How a drawn picture is kept. `download`: as a file; `client`: by the client's own function;
 * `hold`: only by the visitor, who presses and holds it.
 */
export const pictureSaving = (client: HostClient): 'download' | 'client' | 'hold' => {
  if (client === 'web') return 'download';
  return OWN_CHOOSER.has(client) ? 'client' : 'hold';
};
