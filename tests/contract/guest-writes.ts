import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { CallName } from '#shared/contract/index.ts';
import type { Db, Query } from '#server/db/db.ts';

/** Where a call that needs no session may add rows, and what keeps their number bounded. */
type Bound = { tables: readonly string[]; bound: string };

const bound = (tables: string, why: string): Bound => ({ tables: tables.split(' '), bound: why });

/** Any of them: a hundred thousand a process and ten minutes (nonce-repo.test.ts), swept after that. */
export const OF_EVERY_WRITE = 'used_nonce';

/** Every such call. One that adds a row elsewhere needs a row here, and a bound that is tested. */
export const GUEST_WRITES: Partial<Record<CallName, Bound>> = {
  memberSendCode: bound(
    'login_code known_code code_tally',
    'codes of a network and a day (sign-in-codes.test.ts); a row a phone and kind, swept after two days',
  ),
  memberLogin: bound(
    'app_user member_session known_device member_identity identity_code_use',
    'needs a right code, each good once',
  ),
  memberToken: bound(
    'identity_code_use app_user member_identity member_session known_device',
    'needs a code of a provider, each good once',
  ),
  bankOauth: bound(
    'identity_code_use app_user member_identity member_session known_device',
    'needs a code of a provider, each good once',
  ),
  socialUserInfo: bound('identity_code_use member_identity', 'needs a code of a provider'),
  cancelAccountApply: bound(
    'account_closing member_offer_event',
    'once an account, whose session it reads by itself',
  ),
  clientLocation: bound('client_place day_tally', 'devices of a network and a day'),
  bannerAdd: bound('takeout_banner_stat', 'a hundred kinds a banner and day, known banners only'),
  marketBrowse: bound('market_browse', 'a row a product that is there (market-store.test.ts)'),
  eventPush: bound(
    'store_event_count',
    'four events of stores that there are and a day, swept after a season (market-after.test.ts)',
  ),
  marketAdReport: bound(
    'market_ad_report market_ad_batch day_tally',
    'batches of a network and day (market-zone.test.ts); a row an advertisement, day and event',
  ),
  nearStoreList: bound('takeout_word_count', 'words a day, swept after thirty days'),
  associationalClick: bound('takeout_word_count', 'words a day, swept after thirty days'),
  driverRun: bound('guess', 'links that lead nowhere: thirty, then ten minutes for a network'),
  driverDelivered: bound(
    'keyed_answer guess upload_file takeout_order_event desk_head desk_feed',
    'needs the link of a run, and each of its stops is ended once (desk-delivery.test.ts)',
  ),
  driverNotMet: bound(
    'keyed_answer guess takeout_order_event desk_head desk_feed',
    'needs the link of a run with a stop ahead; an event a stop, answers swept after a week',
  ),
  driverPlace: bound(
    'guess takeout_rider_place',
    'needs the link of a run with a stop ahead; a row an order',
  ),
  merchantLogin: bound(
    'guess merchant_alert device merchant_session security_event',
    'guess: a hundred an hour and network, swept after a week; events: 2,000, alerts: 500 a day, kind and merchant (alerts.test.ts); the rest needs a right password',
  ),
  operatorSwitch: bound(
    'guess merchant_alert merchant_session security_event',
    'needs the key of an enrolled till',
  ),
  deviceOpen: bound(
    'merchant_session security_event',
    'needs the key of a display that an owner let in',
  ),
  deviceEnrol: bound(
    'device guess merchant_alert security_event',
    'needs a code that an owner made, good once',
  ),
  merchantLoginCode: bound(
    'guess merchant_alert device merchant_session security_event',
    'needs a ticket, which a right password gave',
  ),
  merchantRefresh: bound(
    'spent_refresh merchant_session merchant_alert',
    'needs a refresh token, each good once',
  ),
};

/** Notes for each call the tables that it added rows to. What the server does by itself meanwhile, as the sweeper, is no call's. */
export const watchInserts = (db: Db) => {
  const ofRequest = new AsyncLocalStorage<true>();
  const enter = (): void => ofRequest.enterWith(true);
  subscribe('http.server.request.start', enter);
  const seen = new Map<CallName, Set<string>>();
  let running: CallName | null = null;
  const watching =
    (query: Query): Query =>
    (sql, ...rest) => {
      for (const [, table = ''] of sql.matchAll(/INSERT INTO (\w+)/g))
        if (running !== null && ofRequest.getStore())
          seen.set(running, (seen.get(running) ?? new Set()).add(table));
      return query(sql, ...rest);
    };
  const real = { ...db };
  Object.assign(db, {
    query: watching(real.query),
    tx: <T>(work: (inner: Query) => Promise<T>) => real.tx((inner) => work(watching(inner))),
  });
  return {
    seen,
    during: async <T>(name: CallName, call: () => Promise<T>): Promise<T> => {
      running = name;
      try {
        return await call();
      } finally {
        running = null;
      }
    },
    stop: () => {
      unsubscribe('http.server.request.start', enter);
      Object.assign(db, real);
    },
  };
};
