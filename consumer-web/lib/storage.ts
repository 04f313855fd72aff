import * as z from 'zod/mini';
import { KEPT_AFTER_SESSION, type StoredThing } from '#shared/guards/session-invalid.ts';
import { STORED_THINGS, type StoredKey } from './storage-things.ts';

/** `session` ends with the tab, `local` stays, `both` is written to both and read from the tab first. */
type Area = 'session' | 'local' | 'both';
export type Slot<T> = {
  get(): T;
  /** `only`: in one of its two places, which the other then does not know of. */
  set(value: T, only?: 'session'): void;
  clear(): void;
};
/** `change` puts another value where the present one is stored. */
type ChangedSlot<T> = Slot<T> & { change(value: T): void };
type Declaration<T> = {
  key: StoredKey;
  area: Area;
  schema: z.ZodMiniType<T>;
  /** What counts where nothing is stored, or what is stored cannot be read as its schema. */
  absent: T;
};

const areas = (area: Area): Storage[] => {
  try {
    return area === 'both'
      ? [sessionStorage, localStorage]
      : [area === 'session' ? sessionStorage : localStorage];
  } catch {
    return []; // storage is switched off: the app works, and forgets
  }
};

const nameOf = (key: string): string => `senado.${key}`;

const remove = (key: string, area: Area): void => {
  for (const store of areas(area)) store.removeItem(nameOf(key));
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

/** Declares a stored value, in the file of who owns it. */
export const defineSlot = <T>({ key, area, schema, absent }: Declaration<T>): ChangedSlot<T> => ({
  get: () => {
    for (const store of areas(area)) {
      const value = parsed(schema, store.getItem(nameOf(key)));
      if (value !== undefined) return value;
    }
    return absent;
  },
  set: (value, only) => {
    for (const store of areas(only ?? area)) {
      try {
        store.setItem(nameOf(key), JSON.stringify(z.encode(schema, value)));
      } catch {
        // full or forbidden: the value lasts as long as this page
      }
    }
  },
  change: (value) => {
    let present: string | null = null;
    for (const store of areas(area)) {
      const text = store.getItem(nameOf(key));
      present ??= text;
      try {
        if (text !== null && text === present)
          store.setItem(nameOf(key), JSON.stringify(z.encode(schema, value)));
      } catch {
        // as above
      }
    }
  },
  clear: () => {
    remove(key, area);
  },
});

/** What the framework stores about this device. */
export const storage = {
  language: defineSlot<'zh-Hant' | 'en' | null>({
    key: 'language',
    area: 'local',
    schema: z.nullable(z.enum(['zh-Hant', 'en'])),
    absent: null,
  }),
  clockOffset: defineSlot({ key: 'clockOffset', area: 'local', schema: z.number(), absent: 0 }),
  equipmentId: defineSlot({ key: 'equipmentId', area: 'local', schema: z.string(), absent: '' }),
  anonymousId: defineSlot({ key: 'anonymousId', area: 'local', schema: z.string(), absent: '' }),
  /** The region of the phone number that was written last. */
  region: defineSlot<'853' | '852' | '86'>({
    key: 'region',
    area: 'local',
    schema: z.enum(['853', '852', '86']),
    absent: '853',
  }),
} as const;

const sweep = (isSwept: (thing: StoredThing) => boolean): void => {
  for (const [key, thing] of Object.entries(STORED_THINGS)) if (isSwept(thing)) remove(key, 'both');
};

/** Clears what an ended session leaves behind (spec 000 §4, decision O14). */
export const clearAfterSession = (): void => {
  sweep((thing) => !KEPT_AFTER_SESSION.has(thing));
};

/** Clears a member's private choices once they have signed out. */
export const clearMember = (): void => {
  sweep((thing) => thing === 'member');
};

/** What belongs to the device, whoever uses it. */
const OF_DEVICE: ReadonlySet<StoredThing> = new Set(['language', 'device', 'merchantSession']);

/** Clears all that a person left behind, also what a session leaves: drafts, carts and searches. */
export const clearPerson = (): void => {
  sweep((thing) => !OF_DEVICE.has(thing));
};
