// `npm run bench [name…]`: prints each figure beside its yardstick from the same run. Measures; fails nothing.
import { printNote } from './table.ts';

const BENCHES = {
  decode: () => import('./decode/decode.bench.ts'),
  camera: () => import('./camera.bench.ts'),
  verdict: () => import('./verdict.bench.ts'),
  'console-start': () => import('./console-start.bench.ts'),
  bundle: () => import('./bundle.bench.ts'),
  redeem: () => import('./redeem.bench.ts'),
  kills: () => import('./kills.bench.ts'),
  flood: () => import('./flood.bench.ts'),
  records: () => import('./records/records.bench.ts'),
  cart: () => import('./cart.bench.ts'),
  price: () => import('./price-cart.bench.ts'),
  'near-list': () => import('./near-list.bench.ts'),
  'group-lists': () => import('./group-lists.bench.ts'),
  'market-lists': () => import('./market-lists.bench.ts'),
  'market-price': () => import('./market-price.bench.ts'),
  'market-scroll': () => import('./market-scroll.bench.ts'),
  'member-start': () => import('./member-start.bench.ts'),
  'bill-scroll': () => import('./bill-scroll.bench.ts'),
  members: () => import('./members.bench.ts'),
  'flash-start': () => import('./flash-start.bench.ts'),
  'desk-board': () => import('./desk/board.bench.ts'),
  'desk-page': () => import('./desk/page.bench.ts'),
  'desk-live': () => import('./desk/live.bench.ts'),
  'desk-catch-up': () => import('./desk/catch-up.bench.ts'),
  'desk-streams': () => import('./desk/streams.bench.ts'),
  'desk-shift': () => import('./desk/shift.bench.ts'),
  'menu-file': () => import('./menu-file.bench.ts'),
  vouchers: () => import('./vouchers.bench.ts'),
  'home-start': () => import('./home-start.bench.ts'),
  'shop-start': () => import('./shop-start.bench.ts'),
  'menu-scroll': () => import('./menu-scroll.bench.ts'),
  'review-scroll': () => import('./review-scroll.bench.ts'),
  lighthouse: () => import('./lighthouse.bench.ts'),
} satisfies Record<string, () => Promise<{ run(): Promise<void> }>>;

/** By its name, or with all that stand under a word: `desk` are all of the desk. */
const isCalled = (name: string, word: string): boolean =>
  name === word || name.startsWith(`${word}-`);

const asked = process.argv.slice(2);
for (const [name, load] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.some((word) => isCalled(name, word))) continue;
  try {
    await (await load()).run();
  } catch (error) {
    printNote(`${name}: not measured: ${error instanceof Error ? error.message : String(error)}`);
  }
}
process.exit(0);
