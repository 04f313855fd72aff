import type { Bilingual } from '../town/index.ts';

/** Words that goods are counted in: Chinese, English for one and for several. */
const COUNTED = {
  pc: ['個', 'piece', 'pieces'],
  head: ['棵', 'head', 'heads'],
  bunch: ['紮', 'bunch', 'bunches'],
  pack: ['包', 'pack', 'packs'],
  box: ['盒', 'box', 'boxes'],
  bottle: ['支', 'bottle', 'bottles'],
  can: ['罐', 'can', 'cans'],
  roll: ['卷', 'roll', 'rolls'],
  sheet: ['片', 'sheet', 'sheets'],
  bag: ['個', 'bag', 'bags'],
  cup: ['杯', 'cup', 'cups'],
  set: ['套', 'set', 'sets'],
  pair: ['對', 'pair', 'pairs'],
  m: ['米', 'm', 'm'],
} as const;
const MEASURED = {
  g: ['克', 0.001],
  kg: ['公斤', 1],
  ml: ['毫升', 0.001],
  L: ['升', 1],
} as const;

/** What one piece of goods is: `500g`, `1.5L`, `6x330ml`, `10sheet`. */
export type UnitText =
  `${'' | `${number}x`}${number}${keyof typeof COUNTED | keyof typeof MEASURED}`;
type Unit = { name: Bilingual; kg: number | null; litres: number };

const named = (times: string, zh: string, en: string): Bilingual => ({
  zh: times === '' ? zh : `${times} × ${zh}`,
  en: times === '' ? en : `${times} × ${en}`,
});

/** A unit in words with what it weighs in kg, its wrapping with it, and holds in litres; counted goods do not say what they weigh. */
export const unitOf = (text: UnitText): Unit => {
  const [, times = '', amount = '', word = ''] = /^(?:(\d+)x)?([\d.]+)([a-zA-Z]+)$/.exec(text)!;
  if (word in MEASURED) {
    const [zh, factor] = MEASURED[word as keyof typeof MEASURED];
    const size = Number(amount) * factor * Number(times || 1);
    return {
      name: named(times, `${amount} ${zh}`, `${amount} ${word}`),
      kg: Math.round(size * 1060) / 1000,
      litres: word === 'ml' || word === 'L' ? Math.round(size * 1000) / 1000 : 0,
    };
  }
  const [zh, one, several] = COUNTED[word as keyof typeof COUNTED];
  return {
    name: named(times, `${amount} ${zh}`, `${amount} ${amount === '1' ? one : several}`),
    kg: null,
    litres: 0,
  };
};
