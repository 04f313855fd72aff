import { gatewayLink } from '#shared/jump/share-landing.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { host } from '../../lib/host/host.ts';

/** What a poster says of a deal or a store, below its picture and its name. */
export type PosterFacts = {
  kind: 'deal' | 'store';
  /** What a deal costs; `before` when it was dearer. */
  price?: { now: Cents; before: Cents | null };
  /** The deal's store, or where the store is. */
  place: string;
};

/** What is shared; `path`: its page in this app; `subject`: whose event of analytics it is. */
export type Share = {
  title: string;
  text: string;
  path: string;
  picture: string;
  subject: { storeId: string } | { productId: string } | { orderId: string };
};

/** What a poster is drawn of. */
export type PosterShare = Share & { poster: PosterFacts };

/** The link that is shared: by the gateway, so that each client signs its visitor in on the way. */
export const linkOf = ({ path }: Share): string => gatewayLink(host.appUrl(), path);
