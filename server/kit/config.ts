import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { WEB_GATEWAY_KEY } from '#shared/client/web-key.ts';
import { StartError } from '../db/start-error.ts';
import { postureProblems } from './posture.ts';

const whole = (least: number, most: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
    z.number().check(z.gte(least), z.lte(most)),
  );
const words = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
);
const flag = z.pipe(
  z.enum(['', '0', '1']),
  z.transform((text) => text === '1'),
);

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** `192.0.2.1`, or `192.0.2.0/24` with all of it. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  return (
    version !== 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
};

/** Codes leave for this machine, or encrypted. */
const isWebhook = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
};

const keyPair = z.pipe(
  z.string().check(z.regex(/^[\w.-]{1,64}:.{16,256}$/)),
  z.transform((text): [string, string] => [
    text.slice(0, text.indexOf(':')),
    text.slice(text.indexOf(':') + 1),
  ]),
);

const environment = z.object({
  PORT: z._default(whole(0, 65_535), 3000),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.senado'),
  DATABASE_URL: z.optional(z.string()),
  /** Connections to the database. */
  DATABASE_POOL: z._default(whole(1, 100), 10),
  /** 0: statements have no names, for a pooler that shares connections between transactions. */
  PREPARED: z._default(flag, true),
  /** Server processes that share this database: the limits of calls are divided by it. */
  INSTANCES: z._default(whole(1, 1000), 1),
  /** Where pictures of members are kept; by default in a database that several processes may share. */
  UPLOADS: z.optional(z.enum(['disk', 'database'])),
  /** 0: also a redeem of one voucher runs as a transaction of plain statements, for engines without data-modifying WITH. */
  REDEEM_IN_ONE: z._default(flag, true),
  DEMO: z._default(flag, false),
  /** 1: the bank of the sandbox answers payments; by default only in the demonstration. Anybody can say there that an order is paid. */
  SANDBOX_BANK: z.optional(flag),
  /** 1: the platform has riders, who come for orders; by default only in the demonstration. Without them stores bring orders themselves, or ask their guests to collect them. */
  RIDERS: z.optional(flag),
  /** 1: demonstration data, whose passwords anybody knows, or the bank of the sandbox may be served on a HOST that is not this machine's own. */
  DEMO_PUBLIC: z._default(flag, false),
  /** How many times quicker than life stores and riders of the demonstration work; 0: they stand still. */
  DEMO_PACE: z._default(whole(0, 100), 4),
  /** 1: a food court of the demonstration is in its rush hour when the server starts. */
  DEMO_RUSH: z._default(flag, false),
  WARM_SEARCH: z._default(flag, true),
  /** 1: now and then a store of the demonstration takes no order, or declines a refund. */
  DEMO_REFUSALS: z._default(flag, false),
  /** `id:secret` pairs, parted by commas. */
  GATEWAY_KEYS: z.optional(words),
  CORS_ORIGINS: z._default(words, ['app://senado']),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
  /** Calls a second that one address and one token may make; 0 is no limit. */
  LIMIT_ADDRESS: z._default(whole(0, 1_000_000), 300),
  LIMIT_TOKEN: z._default(whole(0, 1_000_000), 200),
  /** Proxies whose word on a caller's address is taken (addresses or networks); without them the address of the line counts. */
  TRUSTED_PROXIES: z._default(z.pipe(words, z.array(z.string().check(z.refine(isNetwork)))), []),
  /** How long calls are still served after SIGTERM, while balancers learn it from `/readyz`. */
  DRAIN_SECONDS: z._default(whole(0, 300), 0),
  /** Waiting time between sign-in codes to one phone, and how many a day: to a phone (10), and asked for from an address (200; 0 is no limit). The demonstration, which sends no messages, is generous. */
  LOGIN_CODE_WAIT_SECONDS: z._default(whole(0, 3600), 60),
  LOGIN_CODES_PER_DAY: z.optional(whole(1, 100_000)),
  LOGIN_CODES_PER_ADDRESS: z.optional(whole(0, 1_000_000)),
  /** Where one-time codes are handed over to be sent, and the secret that signs each message; without them nobody signs in by phone. */
  CODE_WEBHOOK_URL: z.optional(z.string().check(z.refine(isWebhook))),
  CODE_WEBHOOK_SECRET: z.optional(z.string().check(z.minLength(16), z.maxLength(256))),
  /** 0: no description of the API at `/docs`; by default it is there unless NODE_ENV is production. */
  DOCS: z.optional(flag),
  /** 0: the connection to a database on another machine is not encrypted; by default it is, and its certificate is checked. */
  DATABASE_TLS: z.optional(flag),
  /** A file with the certificate authority of that database, where the system does not know it. */
  DATABASE_CA: z.optional(z.string()),
  NODE_ENV: z.optional(z.string()),
  /** Orders, and pieces in them, that one account may hold without having paid; a device holds twice as many. 0 orders: no limit. */
  UNPAID_ORDERS: z._default(whole(0, 1000), 5),
  UNPAID_PIECES: z._default(whole(1, 100_000), 150),
  /** Undone write-offs that raise an alert: of one operator within an hour, and of a store within a day. */
  ALERT_UNDOS_HOUR: z._default(whole(1, 10_000), 5),
  ALERT_UNDOS_DAY: z._default(whole(1, 10_000), 10),
  /** Hosts whose pages the app may frame and open (decisions M7, N6): `host.example`, or `*.host.example` with all below it. */
  ALLOWED_HOSTS: z._default(
    z.pipe(words, z.array(z.string().check(z.regex(/^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+$/)))),
    ['*.gov.mo'],
  ),
  /** Where the native app is to be had; a page of its own comes before the stores. */
  APP_PACKAGE: z._default(z.string().check(z.regex(/^[\w.]{3,100}$/)), 'mo.senado.app'),
  APP_STORE_ID: z._default(z.string().check(z.regex(/^\d{0,20}$/)), ''),
  APP_DOWNLOAD_URL: z._default(z.string().check(z.regex(/^(?:https:\/\/[^\s\\]{1,300})?$/)), ''),
  /** Whom members call when something is wrong with their account. */
  SUPPORT_PHONE: z._default(z.string().check(z.regex(/^[+\d ]{0,20}$/)), ''),
  /** Folder of the built apps. */
  DIST_DIR: z._default(z.string(), 'dist'),
});

/** What the apps are told of where they are published. */
export type AppInfo = {
  allowedHosts: readonly string[];
  packageId: string;
  appStoreId: string;
  downloadUrl: string;
  supportPhone: string;
};

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databaseTls: boolean | undefined;
  databaseCa: string | undefined;
  databasePool: number;
  isPrepared: boolean;
  uploads: 'disk' | 'database';
  instances: number;
  redeemInOne: boolean;
  demo: boolean;
  sandboxBank: boolean;
  riders: boolean;
  demoPace: number;
  demoRush: boolean;
  /** What searches look in is built at the start, beside serving. */
  warmsSearch: boolean;
  demoRefusals: boolean;
  gatewayKeys: ReadonlyMap<string, string>;
  corsOrigins: readonly string[];
  logLevel: string;
  /** Of this process: its part of what all processes together let through. */
  limitAddress: number;
  limitToken: number;
  trustedProxies: readonly string[];
  /** How long calls are still served after the server was asked to stop. */
  drainMs: number;
  codeWaitMs: number;
  codesPerDay: number;
  codesPerAddress: number;
  codeWebhook: { url: string; secret: string } | null;
  hasDocs: boolean;
  unpaidOrders: number;
  unpaidPieces: number;
  alertUndosHour: number;
  alertUndosDay: number;
  distDir: string;
  appInfo: AppInfo;
};

const codeWebhook = (e: z.output<typeof environment>): Config['codeWebhook'] =>
  e.CODE_WEBHOOK_URL === undefined || e.CODE_WEBHOOK_SECRET === undefined
    ? null
    : { url: e.CODE_WEBHOOK_URL, secret: e.CODE_WEBHOOK_SECRET };

const gatewayKeys = (pairs: readonly string[] | undefined): Map<string, string> => {
  if (pairs === undefined || pairs.length === 0)
    return new Map([[WEB_GATEWAY_KEY.id, WEB_GATEWAY_KEY.secret]]);
  return new Map(
    pairs.map((pair) => {
      const parsed = z.safeParse(keyPair, pair);
      if (!parsed.success)
        throw new StartError(
          'GATEWAY_KEYS must be id:secret pairs parted by commas, each secret of at least 16 characters.',
        );
      return parsed.data;
    }),
  );
};

/** The variables whose values cannot be used, in one sentence. */
const wrongValues = (issues: readonly { path: readonly PropertyKey[] }[]): string => {
  const names = [...new Set(issues.map(({ path }) => String(path[0])))];
  return names.length === 1
    ? `The environment variable ${names[0]} has a value that cannot be used.`
    : `The environment variables ${names.join(', ')} have values that cannot be used.`;
};

/** Reads the environment once. Throws `StartError` that names every wrong or missing variable, never a value that may be secret. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = z.safeParse(environment, present);
  if (!parsed.success) throw new StartError(wrongValues(parsed.error.issues));
  const e = parsed.data;
  const problems = postureProblems(e, {
    isLoopback: isLoopback(e.HOST),
    hasDataDir: present['DATA_DIR'] !== undefined,
  });
  if (problems.length > 0) throw new StartError(problems.join(' '));
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    databaseTls: e.DATABASE_TLS,
    databaseCa: e.DATABASE_CA,
    databasePool: e.DATABASE_POOL,
    isPrepared: e.PREPARED,
    uploads: e.UPLOADS ?? (e.DATABASE_URL === undefined ? 'disk' : 'database'),
    instances: e.INSTANCES,
    redeemInOne: e.REDEEM_IN_ONE,
    demo: e.DEMO,
    sandboxBank: e.SANDBOX_BANK ?? e.DEMO,
    riders: e.RIDERS ?? e.DEMO,
    demoPace: e.DEMO_PACE,
    demoRush: e.DEMO_RUSH,
    warmsSearch: e.WARM_SEARCH,
    demoRefusals: e.DEMO_REFUSALS,
    gatewayKeys: gatewayKeys(e.GATEWAY_KEYS),
    corsOrigins: e.CORS_ORIGINS,
    logLevel: e.LOG_LEVEL,
    limitAddress: e.LIMIT_ADDRESS / e.INSTANCES,
    limitToken: e.LIMIT_TOKEN / e.INSTANCES,
    drainMs: e.DRAIN_SECONDS * 1000,
    codeWaitMs: e.LOGIN_CODE_WAIT_SECONDS * 1000,
    trustedProxies: e.TRUSTED_PROXIES,
    codesPerDay: e.LOGIN_CODES_PER_DAY ?? (e.DEMO ? 100 : 10),
    codesPerAddress: e.LOGIN_CODES_PER_ADDRESS ?? (e.DEMO ? 0 : 200),
    codeWebhook: codeWebhook(e),
    unpaidOrders: e.UNPAID_ORDERS,
    unpaidPieces: e.UNPAID_PIECES,
    alertUndosHour: e.ALERT_UNDOS_HOUR,
    alertUndosDay: e.ALERT_UNDOS_DAY,
    hasDocs: e.DOCS ?? e.NODE_ENV !== 'production',
    distDir: e.DIST_DIR,
    appInfo: {
      allowedHosts: e.ALLOWED_HOSTS,
      packageId: e.APP_PACKAGE,
      appStoreId: e.APP_STORE_ID,
      downloadUrl: e.APP_DOWNLOAD_URL,
      supportPhone: e.SUPPORT_PHONE,
    },
  };
};
