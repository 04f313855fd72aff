import * as z from 'zod/mini';
import { SCAN_SOURCES } from '#shared/codes/group-order.ts';
import { id, instant } from '#shared/contract/wire.ts';
import type { MerchantId, OperatorId, RequestId, StoreId } from '#shared/kernel/ids.ts';
import { TILL_REASONS } from '#shared/codes/redeem-code.ts';
import { NO_PRINTER, printerSetup } from './printing/printer-setup.ts';
import { scannerProfile, STANDARD } from './scan/profile.ts';

type Key<T extends z.core.$ZodType> = {
  readonly name: string;
  readonly schema: T;
  readonly fallback: z.output<T>;
};

/** Declares a value that is kept in this browser. A subject of `domain` declares its own; the rest is in `KEYS`. */
export const storageKey = <T extends z.core.$ZodType>(
  name: string,
  schema: T,
  fallback: z.output<T>,
): Key<T> => ({ name: `senado.console.${name}`, schema, fallback });

const keptTry = z.object({
  id: id<RequestId>(),
  merchantId: id<MerchantId>(),
  operatorId: id<OperatorId>(),
  storeId: id<StoreId>(),
  reason: z.enum(TILL_REASONS),
  codeMask: z.string(),
  source: z.enum(SCAN_SOURCES),
  scannedAt: instant,
});
/** A scan that this till refused by itself, masked, until the server has it. */
export type KeptTry = z.output<typeof keptTry>;

/** What the plumbing and single areas keep in this browser beyond the tab. Nothing kept is a secret. */
export const KEYS = {
  language: storageKey('language', z.nullable(z.enum(['zh-Hant', 'en'])), null),
  soundOn: storageKey('soundOn', z.boolean(), true),
  /** 0 to 1. */
  volume: storageKey('volume', z.number().check(z.gte(0), z.lte(1)), 0.8),
  cameraId: storageKey('cameraId', z.nullable(z.string()), null),
  /** Its name: ids change when the browser forgets a site, names do not. */
  cameraLabel: storageKey('cameraLabel', z.string(), ''),
  /** How this till reads its keyboard scanner. */
  scannerProfile: storageKey('scannerProfile', scannerProfile, STANDARD),
  /** The serial and HID scanners that were connected, to be opened again without asking. */
  serialScanner: storageKey(
    'serialScanner',
    z.nullable(
      z.object({
        vendorId: z.nullable(z.number()),
        productId: z.nullable(z.number()),
        baudRate: z.number(),
      }),
    ),
    null,
  ),
  hidScanner: storageKey(
    'hidScanner',
    z.nullable(z.object({ vendorId: z.number(), productId: z.number(), name: z.string() })),
    null,
  ),
  theme: storageKey('theme', z.enum(['light', 'dark', 'contrast']), 'light'),
  /** Size of everything on the screen. */
  textSize: storageKey('textSize', z.enum(['normal', 'large', 'largest']), 'normal'),
  /** Whether this till speaks its verdicts: as its store decides, or overriding it; and in which language. */
  voiceHere: storageKey('voiceHere', z.enum(['store', 'on', 'off']), 'store'),
  voiceLanguage: storageKey('voiceLanguage', z.enum(['yue', 'cmn', 'en']), 'yue'),
  printer: storageKey('printer', printerSetup, NO_PRINTER),
  /** This till shows the write-off page only, until a manager ends that. */
  isKiosk: storageKey('isKiosk', z.boolean(), false),
  deviceId: storageKey('deviceId', z.string(), ''),
  /** How often the device's id was renewed. */
  deviceTurn: storageKey('deviceTurn', z.int().check(z.gte(0)), 0),
  deviceName: storageKey('deviceName', z.string(), ''),
  /** The store last chosen, by operator. */
  lastStores: storageKey('lastStores', z.record(z.string(), z.string()), {}),
  /** The station that this device shows of a kitchen, by store. */
  kitchenStations: storageKey('kitchenStations', z.record(z.string(), z.string()), {}),
  /** The last store of this till, whoever signs in. */
  tillStore: storageKey('tillStore', z.nullable(z.string()), null),
  /** Whether the screen was locked when the page was left. */
  isLocked: storageKey('isLocked', z.boolean(), false),
  /** Whose session expired, and at which store: the same operator continues there. */
  resume: storageKey(
    'resume',
    z.nullable(z.object({ operatorId: z.string(), storeId: z.string() })),
    null,
  ),
  /** Columns of the records as chosen here; null is what fits the window. */
  recordColumns: storageKey('recordColumns', z.nullable(z.array(z.string())), null),
  /** The last verdicts of this till, masked, as `features/write-off/recent-memory.ts` reads them. */
  recentVerdicts: storageKey(
    'recentVerdicts',
    z.object({ merchantId: z.string(), verdicts: z.array(z.unknown()) }),
    { merchantId: '', verdicts: [] },
  ),
  /** Scans that this till refused by itself and that the server does not have yet. */
  refusedTries: storageKey('refusedTries', z.array(keptTry), []),
  /** When the page was last reloaded for a new version, in milliseconds. */
  reloadedAt: storageKey('reloadedAt', z.number(), 0),
  /** The server's clock less this machine's, in milliseconds. */
  serverOffset: storageKey('serverOffset', z.number(), 0),
};

/** A place for texts that may refuse: a private window or a full disk must not stop the till. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const read = <T extends z.core.$ZodType>(
  store: TextStore,
  { name, schema, fallback }: Key<T>,
): z.output<T> => {
  try {
    const text = store.getItem(name);
    if (text === null) return fallback;
    const parsed = z.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.data : fallback;
  } catch {
    return fallback;
  }
};

const write = (store: TextStore, name: string, value: unknown): void => {
  try {
    store.setItem(name, JSON.stringify(value));
  } catch {
    // refused: the value lasts until the page is left
  }
};

export const readKey = <T extends z.core.$ZodType>(of: Key<T>): z.output<T> =>
  read(localStorage, of);
export const writeKey = <T extends z.core.$ZodType>(of: Key<T>, value: z.output<T>): void =>
  write(localStorage, of.name, value);

/** Texts that are gone with the tab: where the browser's bridge keeps secrets. */
export const tabTexts = (): TextStore => sessionStorage;

export const opened = (request: IDBOpenDBRequest): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the journal cannot be opened')),
    );
  });

/** The stand-in's journal of write-off attempts: object store `attempts`, by request id. */
export const openJournalDatabase = (factory: IDBFactory = indexedDB): Promise<IDBDatabase> => {
  const request = factory.open('senado-console-journal', 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore('attempts', { keyPath: 'requestId' }),
  );
  return opened(request);
};
