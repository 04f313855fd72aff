import { must } from '#shared/kernel/result.ts';
import type { Rider } from '#server/modules/order/index.ts';

const names: readonly (readonly [zh: string, en: string])[] = [
  ['歐陽師傅', 'Au Ieong'],
  ['小梁', 'Leong'],
  ['阿傑', 'Kit'],
  ['馮姐', 'Fong'],
  ['里卡多', 'Ricardo'],
  ['阿明', 'Meng'],
  ['陳師傅', 'Chan'],
  ['瑪利亞', 'Maria'],
];

/** Who rides for the platform. Numbers of no one. */
export const RIDERS: readonly Rider[] = names.map(([zh, en], place) => ({
  id: `rider-${place + 1}`,
  name: { zh, en },
  phone: `6200000${place + 1}`,
}));

export const riderOf = (index: number): Rider => must(RIDERS[index % RIDERS.length], 'a rider');
