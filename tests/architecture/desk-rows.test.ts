import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What a store's desk must have, by the rows of its comparison with other desks. A test that shows one says `desk row 7: …` in its name. */
const FEATURES: Readonly<Record<number, string>> = {
  1: 'a board by stage, from new to done',
  2: 'pre-orders apart, until they must be begun',
  3: 'a ring that goes on until somebody acts',
  // nobody is called by phone, which needs a provider of calls: further tills ring, the owner's last
  4: 'others are called where nobody at the store hears',
  5: 'sounds of their own for a cancel, a change, a reminder and a refund',
  6: 'the sound is tested with the shift, and a mute till is plain to see',
  7: 'an order that nobody answers ends, with the money back',
  8: 'orders that are accepted by themselves',
  9: 'a store that does not answer pauses itself',
  10: 'a refusal with a reason that the guest reads',
  11: 'minutes that are said with the acceptance, and more of them later',
  12: 'minutes by dish and size of the order',
  13: 'a dish is marked as sold out from its order, until a time',
  14: 'a part of an order is given back',
  15: 'something else instead, with the consent of the guest',
  16: 'tickets by station, which name the other stations',
  17: 'tickets coloured by age, in two steps',
  18: 'dishes and tickets are crossed out, and called back',
  19: 'totals of all dishes that are open',
  20: 'a view over all stations',
  21: 'an allergy stands out',
  22: 'like dishes are one line',
  23: 'a screen of numbers for guests',
  24: 'a hand-over that is checked by a code or a scan',
  25: 'the store’s own delivery',
  26: 'printing by itself, and repeats that say so',
  27: 'a printer that is off has a deputy, and the till says it',
  28: 'changes come without a reload',
  29: 'what was missed asleep or offline is caught up with',
  30: 'a busy time that ends by itself',
  31: 'a pause that ends by itself, of one way or all',
  32: 'holidays and special hours, which guests see',
  33: 'refunds that are asked for, answered before a time',
  34: 'reviews that are answered',
  35: 'menus as files, out and in, tried before they count',
  36: 'picking by shelf, checked by scan, with reasons for what is missing',
  37: 'picking that goes on after a reload and offline',
  38: 'who changed what',
};

const FOLDERS = ['shared', 'server', 'renderer', 'consumer-web', 'electron', 'tests'];

/** The rows in the names of all tests. */
const named = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .flatMap((path) => [
      ...readFileSync(join(root, folder, path), 'utf8').matchAll(
        /\b(?:it|test|describe)\w*(?:\.\w+)*\(\s*['"`]desk rows? ([\d, ]+): /g,
      ),
    ]),
).flatMap(([, rows = '']) => rows.split(', ').map(Number));

it('every feature of the store’s desk stands in the name of a test', () => {
  const wanted = Object.keys(FEATURES).map(Number);
  expect(wanted).toEqual(Array.from({ length: 38 }, (_, at) => at + 1));
  const shown = new Set(named);
  expect(wanted.filter((row) => !shown.has(row)).map((row) => FEATURES[row])).toEqual([]);
  expect(named.filter((row) => FEATURES[row] === undefined)).toEqual([]);
});
