import * as z from 'zod/mini';
import { KEPT_AFTER_SESSION, type StoredThing } from '#shared/guards/session-invalid.ts';

/** `session` ends with the tab, `local` stays, `both` is written to both and read from the tab first. */
type Area = 'session' | 'local' | 'both';
export type Slot<T> = {
  get(): T;
  /** `only`: in one of its two places, which the other then does not know of. */ set(
    value: T,
    only?: 'session',
  ): void;
  clear(): void;
};
type Kept<T> = Slot<T> & { readonly thing: StoredThing };

const areas = (area: Area): Storage[] => {
  try {
    return area === 'both'
      ? [sessionStorage, localStorage]
      : [area === 'session' ? sessionStorage : localStorage];
  } catch {
    return []; // storage is switched off: the app works, and forgets
  }
};

const parsed = <T>(schema: z.ZodMiniType<T>, text: string | null): T | undefined => {
  if (text === null) return undefined;
  try {
    const read = schema.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
};

/** One declared key; `thing` says whether it ends with the session. What cannot be read as its schema is taken as absent. */
export const slot = <T>(
  thing: StoredThing,
  name: string,
  area: Area,
  schema: z.ZodMiniType<T>,
  absent: T,
): Kept<T> => {
  const key = `senado.${name}`;
  return {
    thing,
    get: () => {
      for (const store of areas(area)) {
        const value = parsed(schema, store.getItem(key));
        if (value !== undefined) return value;
      }
      return absent;
    },
    set: (value, only) => {
      for (const store of areas(only ?? area)) {
        try {
          store.setItem(key, JSON.stringify(value));
        } catch {
          // full or forbidden: the value lasts as long as this page
        }
      }
    },
    clear: () => {
      for (const store of areas(area)) store.removeItem(key);
    },
  };
};

const memberSchema = z.object({
  token: z.string(),
  userId: z.string(),
  phone: z.string(),
  nickname: z.string(),
});
export type Member = z.output<typeof memberSchema>;
const texts = z.record(z.string(), z.string());
const numbers = z.record(z.string(), z.number());
const spotSchema = z.object({
  lat: z.number(),
  lon: z.number(),
  title: z.string(),
  address: z.string(),
  city: z.string(),
  addressId: z.string(),
});
/** A place on the map with its words (spec 000 §3, location). */
export type Spot = z.output<typeof spotSchema>;

/** Every key that this app keeps. What belongs to a session goes with it; the others hold no right and are no one's secret (decision O14). */
export const storage = {
  session: slot<Member | null>('token', 'session', 'both', z.nullable(memberSchema), null),
  /** The authorization code of the wallet or the payment app, until it has signed in. */
  authCode: slot('authCode', 'authCode', 'session', z.string(), ''),
  socialIdentity: slot(
    'socialIdentity',
    'socialIdentity',
    'local',
    z.object({ openId: z.string(), unionId: z.string() }),
    { openId: '', unionId: '' },
  ),
  language: slot<'zh-Hant' | 'en' | null>(
    'language',
    'language',
    'local',
    z.nullable(z.enum(['zh-Hant', 'en'])),
    null,
  ),
  clockOffset: slot('device', 'clockOffset', 'local', z.number(), 0),
  equipmentId: slot('device', 'equipmentId', 'local', z.string(), ''),
  anonymousId: slot('device', 'anonymousId', 'local', z.string(), ''),
  /** Events for the collector are not wanted. */
  isUntracked: slot('device', 'untracked', 'local', z.boolean(), false),
  /** Events that are still to be sent. */
  events: slot<readonly string[]>('outbox', 'events', 'local', z.array(z.string()), []),
  /** Intent to idempotency key, until the intent is answered (decision K2). */
  intents: slot<Record<string, string>>('outbox', 'intents', 'local', texts, {}),
  /** Order to the number of its latest payment attempt: where one comes back to from the bank. */
  trades: slot<Record<string, string>>('outbox', 'trades', 'local', texts, {}),
  /** Product to the quantity that was chosen, so that signing in on the way does not lose it. */
  quantities: slot<Record<string, number>>('cart', 'quantities', 'session', numbers, {}),
  /** Store to what was written and chosen at its checkout; `checkout-draft.ts` reads it. */
  checkoutDrafts: slot<Record<string, unknown>>(
    'addressDraft',
    'checkoutDrafts',
    'local',
    z.record(z.string(), z.unknown()),
    {},
  ),
  /** Cart to the order that offers are chosen for and what was chosen; `offer-choice.ts` reads it. */
  offerChoices: slot<Record<string, unknown>>(
    'cart',
    'offerChoices',
    'local',
    z.record(z.string(), z.unknown()),
    {},
  ),
  /** Store to what its menu was narrowed to; `features/store/use-diet.ts` reads it. */
  diets: slot<Record<string, unknown>>(
    'member',
    'diets',
    'local',
    z.record(z.string(), z.unknown()),
    {},
  ),
  region: slot<'853' | '852' | '86'>(
    'device',
    'region',
    'local',
    z.enum(['853', '852', '86']),
    '853',
  ),
  keyword: slot('marketKeywords', 'keyword', 'session', z.string(), ''),
  /** The place that was chosen by hand; it counts before the device's own. */
  pin: slot<Spot | null>('addressDraft', 'pin', 'local', z.nullable(spotSchema), null),
  /** Member and address (`new` for one that is not saved) to what was typed of it; `features/address/draft.ts` reads it. */
  addressDrafts: slot<Record<string, unknown>>(
    'addressDraft',
    'addressDrafts',
    'local',
    z.record(z.string(), z.unknown()),
    {},
  ),
  /** Member and form to what was written of it and not sent; `form-draft.ts` reads it. */
  formDrafts: slot<Record<string, unknown>>(
    'addressDraft',
    'formDrafts',
    'local',
    z.record(z.string(), z.unknown()),
    {},
  ),
  /** Member and store to the address that an order goes to; `order-address.ts` reads it. */
  orderAddresses: slot<Record<string, string>>(
    'addressDraft',
    'orderAddresses',
    'local',
    texts,
    {},
  ),
  /** Where the device was found in this visit. */
  found: slot<Spot | null>('device', 'found', 'session', z.nullable(spotSchema), null),
  /** In which system the server's points are, as it said last; `map-system.ts` reads it. */
  mapSystem: slot<'WGS84' | 'GCJ02' | 'BD09' | null>(
    'device',
    'mapSystem',
    'local',
    z.nullable(z.enum(['WGS84', 'GCJ02', 'BD09'])),
    null,
  ),
  /** Which pop-ups were shown, put off and put away (spec 002 §4); `features/home/popup-store.ts` reads it. */
  popups: slot<Record<string, unknown>>(
    'popupMemory',
    'popups',
    'local',
    z.record(z.string(), z.unknown()),
    {},
  ),
  /** Strips of the home that were put off, each with the last day on which it stays away; `features/home/strip-memory.ts` reads it. */
  stripsOff: slot<Record<string, string>>('popupMemory', 'stripsOff', 'local', texts, {}),
  /** What was searched for, the newest first: by store, '' for stores and dishes of all (spec 001 §9). */
  searchHistory: slot<Record<string, readonly string[]>>(
    'marketKeywords',
    'search-history',
    'local',
    z.record(z.string(), z.array(z.string())),
    {},
  ),
  scroll: slot<Record<string, number>>('scroll', 'scroll', 'session', numbers, {}),
  /** When the page last reloaded itself because a part of it could not be loaded. */
  reloadedAt: slot('device', 'reloadedAt', 'session', z.number(), 0),
} as const;

/** Clears what an ended session leaves behind (spec 000 §4, decision O14). */
export const clearAfterSession = (
  slots: Readonly<Record<string, { readonly thing: StoredThing; clear(): void }>> = storage,
): void => {
  for (const kept of Object.values(slots)) if (!KEPT_AFTER_SESSION.has(kept.thing)) kept.clear();
};

/** What is the device's own, whoever uses it. */
const OF_DEVICE: ReadonlySet<StoredThing> = new Set(['language', 'device', 'merchantSession']);

/** Clears all that a person left behind, also what a session leaves: drafts, carts and searches. */
export const clearPerson = (): void => {
  for (const kept of Object.values(storage)) if (!OF_DEVICE.has(kept.thing)) kept.clear();
};
