import * as z from 'zod/mini';
import { NO_PRINTER, printerSetup } from './printing/printer-setup.ts';
import { receiptJob } from './printing/receipt.ts';
import { scannerProfile, STANDARD } from './scan/profile.ts';

type Key<T extends z.core.$ZodType> = {
  readonly name: string;
  readonly schema: T;
  readonly fallback: z.output<T>;
};

const key = <T extends z.core.$ZodType>(
  name: string,
  schema: T,
  fallback: z.output<T>,
): Key<T> => ({ name: `senado.console.${name}`, schema, fallback });

/** Everything that the console keeps in this browser beyond its tab. Holds no secret. */
export const KEYS = {
  language: key('language', z.nullable(z.enum(['zh-Hant', 'en'])), null),
  soundOn: key('soundOn', z.boolean(), true),
  /** 0 to 1. */
  volume: key('volume', z.number().check(z.gte(0), z.lte(1)), 0.8),
  cameraId: key('cameraId', z.nullable(z.string()), null),
  /** Its name: ids change when the browser forgets a site, names do not. */
  cameraLabel: key('cameraLabel', z.string(), ''),
  /** How this till reads its keyboard scanner. */
  scannerProfile: key('scannerProfile', scannerProfile, STANDARD),
  /** The serial and HID scanners that were connected, to be opened again without asking. */
  serialScanner: key(
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
  hidScanner: key(
    'hidScanner',
    z.nullable(z.object({ vendorId: z.number(), productId: z.number(), name: z.string() })),
    null,
  ),
  theme: key('theme', z.enum(['light', 'dark', 'contrast']), 'light'),
  /** Size of everything on the screen. */
  textSize: key('textSize', z.enum(['normal', 'large', 'largest']), 'normal'),
  /** Whether this till speaks its verdicts: as its store says, or against it; and in which language. */
  voiceHere: key('voiceHere', z.enum(['store', 'on', 'off']), 'store'),
  voiceLanguage: key('voiceLanguage', z.enum(['yue', 'cmn', 'en']), 'yue'),
  printer: key('printer', printerSetup, NO_PRINTER),
  /** Receipts that no printer has taken yet, oldest first. */
  keptReceipts: key('keptReceipts', z.array(receiptJob), []),
  /** Numbers and copies of receipts that were printed lately. */
  printedReceipts: key('printedReceipts', z.array(z.string()), []),
  /** Only the write-off page is to be had at this till until a manager says otherwise. */
  isKiosk: key('isKiosk', z.boolean(), false),
  deviceId: key('deviceId', z.string(), ''),
  deviceName: key('deviceName', z.string(), ''),
  /** The store last chosen, by operator. */
  lastStores: key('lastStores', z.record(z.string(), z.string()), {}),
  /** Where this till stood last: its own store, whoever signs in. */
  tillStore: key('tillStore', z.nullable(z.string()), null),
  /** Whether the screen was locked when the page was left. */
  isLocked: key('isLocked', z.boolean(), false),
  /** Whose session ended by itself, and at which store: the same operator goes on there. */
  resume: key(
    'resume',
    z.nullable(z.object({ operatorId: z.string(), storeId: z.string() })),
    null,
  ),
  /** Columns of the records as chosen here; null is what fits the window. */
  recordColumns: key('recordColumns', z.nullable(z.array(z.string())), null),
  /** The last verdicts of this till, masked, as `features/write-off/recent-memory.ts` reads them. */
  recentVerdicts: key(
    'recentVerdicts',
    z.object({ merchantId: z.string(), verdicts: z.array(z.unknown()) }),
    { merchantId: '', verdicts: [] },
  ),
  /** When the page was last loaded anew for a new version, in milliseconds. */
  reloadedAt: key('reloadedAt', z.number(), 0),
  /** The server's clock less this machine's, in milliseconds. */
  serverOffset: key('serverOffset', z.number(), 0),
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
    // refused: the value lives until the page is left
  }
};

export const readKey = <T extends z.core.$ZodType>(of: Key<T>): z.output<T> =>
  read(localStorage, of);
export const writeKey = <T extends z.core.$ZodType>(of: Key<T>, value: z.output<T>): void =>
  write(localStorage, of.name, value);

/** Texts that are gone with the tab: the stand-in's place for secrets. */
export const tabTexts = (): TextStore => sessionStorage;

const opened = (request: IDBOpenDBRequest): Promise<IDBDatabase> =>
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
