import * as z from 'zod/mini';

/** `session` ends with the tab, `local` stays, `both` is written to both and read from the tab first. */
type Area = 'session' | 'local' | 'both';
export type Slot<T> = { get(): T; set(value: T): void; clear(): void };

const areas = (area: Area): Storage[] => {
  try {
    return area === 'both' ? [sessionStorage, localStorage] : [area === 'session' ? sessionStorage : localStorage];
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

/** One declared key. What cannot be read as its schema is taken as absent. */
export const slot = <T>(name: string, area: Area, schema: z.ZodMiniType<T>, absent: T): Slot<T> => {
  const key = `senado.${name}`;
  return {
    get: () => {
      for (const store of areas(area)) {
        const value = parsed(schema, store.getItem(key));
        if (value !== undefined) return value;
      }
      return absent;
    },
    set: (value) => {
      for (const store of areas(area)) {
        try {
          store.setItem(key, JSON.stringify(value));
        } catch {
          // full or forbidden: the value lasts as long as this page
        }
      }
    },
    clear: () => { for (const store of areas(area)) store.removeItem(key); },
  };
};

const memberSchema = z.object({ token: z.string(), userId: z.string(), phone: z.string(), nickname: z.string() });
export type Member = z.output<typeof memberSchema>;

/** Every key that this app keeps. Only `session` goes when a session ends (decision O14): the others hold no right and are no one's secret. */
export const storage = {
  session: slot<Member | null>('session', 'both', z.nullable(memberSchema), null),
  language: slot<'zh-Hant' | 'en' | null>('language', 'local', z.nullable(z.enum(['zh-Hant', 'en'])), null),
  clockOffset: slot('clockOffset', 'local', z.number(), 0),
  equipmentId: slot('equipmentId', 'local', z.string(), ''),
  anonymousId: slot('anonymousId', 'local', z.string(), ''),
  /** Intent to idempotency key, until the intent is answered (decision K2). */
  intents: slot<Record<string, string>>('intents', 'local', z.record(z.string(), z.string()), {}),
  /** Order to the number of its latest payment attempt: where one comes back to from the bank. */
  trades: slot<Record<string, string>>('trades', 'local', z.record(z.string(), z.string()), {}),
  /** Product to the quantity that was chosen, so that signing in on the way does not lose it. */
  quantities: slot<Record<string, number>>('quantities', 'session', z.record(z.string(), z.number()), {}),
  region: slot<'853' | '852' | '86'>('region', 'local', z.enum(['853', '852', '86']), '853'),
  keyword: slot('keyword', 'session', z.string(), ''),
  scroll: slot<Record<string, number>>('scroll', 'session', z.record(z.string(), z.number()), {}),
  /** When the page last reloaded itself because a part of it could not be loaded. */
  reloadedAt: slot('reloadedAt', 'session', z.number(), 0),
} as const;
