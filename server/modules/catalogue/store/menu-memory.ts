import type { ReplyOf } from '#shared/contract/define.ts';
import { takeoutMenuCalls } from '#shared/contract/consumer/takeout-menu.ts';
import type { Language } from '#shared/i18n/language.ts';
import {
  DAY,
  instant,
  MINUTE,
  plus,
  startOfDay,
  dayOf,
  type Instant,
} from '#shared/kernel/time.ts';
import type { SaleHours } from '#shared/order/checkout/sale-hours.ts';
import type { Db } from '#server/db/db.ts';
import { encodeReply, JsonText } from '#server/kit/json-text.ts';
import type { TakeoutActivity } from './activity-rules.ts';
import { ofKind } from './of-kind.ts';

/** A menu's text without what changes with the clock. `flashEndsAt`: when its flash sale ends; null when none runs. */
type MenuText = { rest: string; flashEndsAt: Instant | null };
type CachedMenu = MenuText & { version: number; goodUntil: Instant };
type Name = { storeId: string; language: Language; version: number | null };

/** Characters of all cached menus of one database: some thousand menus of thirty dishes. */
const MOST_CHARS = 40_000_000;
/** What may change unseen, such as sold numbers or a promotion that begins, shows after so long at the latest. */
const MOST_MS = MINUTE;

type Memory = { menus: Map<string, CachedMenu>; chars: number };
const memories = new WeakMap<Db, Memory>();

const memoryOf = (db: Db): Memory => {
  const known = memories.get(db);
  if (known) return known;
  const made = { menus: new Map<string, CachedMenu>(), chars: 0 };
  memories.set(db, made);
  return made;
};

const keyOf = ({ storeId, language }: Name): string => `${storeId}/${language}`;

/** A menu as text: encoded once, its clock apart. */
export const menuText = (reply: ReplyOf<typeof takeoutMenuCalls.takeoutMenu>): MenuText => {
  const { serverTime, flashLeftSeconds, ...rest } = encodeReply(
    takeoutMenuCalls.takeoutMenu,
    reply,
  ) as Record<string, unknown> & { serverTime: Instant; flashLeftSeconds: number };
  return {
    rest: JSON.stringify(rest).slice(1),
    flashEndsAt: flashLeftSeconds > 0 ? plus(serverTime, flashLeftSeconds * 1000) : null,
  };
};

/** The text with the present time in it. */
export const textOf = ({ rest, flashEndsAt }: MenuText, now: Instant): JsonText =>
  new JsonText(
    `{"serverTime":${now},"flashLeftSeconds":${flashEndsAt === null ? 0 : Math.max(0, Math.ceil((flashEndsAt - now) / 1000))},${rest}`,
  );

/** When a menu next changes by itself: a flash sale or the hours of a dish begin or end, a promotion ends; a minute from now at the latest. */
export const nextChange = (
  activities: readonly TakeoutActivity[],
  saleHours: readonly SaleHours[],
  now: Instant,
): Instant => {
  const midnight = startOfDay(dayOf(now));
  const spans = [
    ...ofKind(activities, 'flash').map(({ rules }) => rules),
    ...saleHours.flatMap(({ hours }) => hours),
  ];
  const edges = spans.flatMap(({ fromMinute, toMinute }) =>
    [fromMinute, toMinute].flatMap((minute) => [
      midnight + minute * MINUTE,
      midnight + DAY + minute * MINUTE,
    ]),
  );
  const ends = activities.flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt]));
  return instant(Math.min(now + MOST_MS, ...[...edges, ...ends].filter((at) => at > now)));
};

/** The cached text of a menu, if it is still the menu's. */
export const cachedMenu = (db: Db, name: Name, now: Instant): JsonText | null => {
  const { menus } = memoryOf(db);
  const found = menus.get(keyOf(name));
  if (!found || found.version !== name.version || now >= found.goodUntil) return null;
  menus.delete(keyOf(name));
  menus.set(keyOf(name), found);
  return textOf(found, now);
};

/** Keeps a menu's text; those not asked for the longest make room. */
export const keepMenu = (
  db: Db,
  name: Name & { version: number },
  entry: Omit<CachedMenu, 'version'>,
): void => {
  const memory = memoryOf(db);
  const { menus } = memory;
  memory.chars += entry.rest.length - (menus.get(keyOf(name))?.rest.length ?? 0);
  menus.delete(keyOf(name));
  menus.set(keyOf(name), { ...entry, version: name.version });
  for (const [key, { rest }] of menus) {
    if (memory.chars <= MOST_CHARS) break;
    menus.delete(key);
    memory.chars -= rest.length;
  }
};
