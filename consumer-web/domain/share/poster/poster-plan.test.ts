import { expect, it } from 'vitest';
import { planPoster, POSTER_WIDTH, type Font, type PosterWords } from './poster-plan.ts';

/** Letters that are half as wide as high, and CJK signs as wide as high. */
const widthOf = (text: string, { size }: Font): number =>
  Array.from(text).reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? size : size / 2), 0);
const WORDS: PosterWords = {
  name: '招牌葡撻四個禮盒',
  price: '$38.00',
  before: '$52.00',
  place: '議事亭前地店',
  brand: 'Senado',
  hint: '長按或掃描，看看這個團購',
};
const plan = (words: Partial<PosterWords> = {}, { hasPicture = true, qrSize = 53 } = {}) =>
  planPoster({ ...WORDS, ...words }, { hasPicture, qrSize }, widthOf);
const linesOf = (words: Partial<PosterWords>): string[] =>
  plan(words).texts.map(({ text }) => text);

it('has name, price, the price before with a line through it, place, mark and hint, from the top down', () => {
  const { texts, footY } = plan();
  expect(texts.map(({ text }) => text)).toEqual([
    '招牌葡撻四個禮盒',
    '$38.00',
    '$52.00',
    '議事亭前地店',
    'Senado',
    '長按或掃描，看看這個團購',
  ]);
  expect(texts.filter(({ struck }) => struck !== undefined).map(({ text }) => text)).toEqual([
    '$52.00',
  ]);
  expect(texts.filter(({ y }) => y > footY).map(({ text }) => text)).toEqual([
    'Senado',
    '長按或掃描，看看這個團購',
  ]);
});

it.each([
  '招牌葡撻'.repeat(30),
  'A box of egg tarts, '.repeat(12),
  'Donaudampfschifffahrtsgesellschaft'.repeat(5),
])('a long name has three lines, the last with an ellipsis: %s', (name) => {
  const lines = linesOf({ name }).slice(0, 3);
  expect(lines[2]).toMatch(/…$/);
  expect(linesOf({ name })[3]).toBe('$38.00');
});

it('nothing goes over the edge or under the code, however long the words are', () => {
  const long = 'Rua de São Domingos, '.repeat(9);
  const { texts, qr, footY, height } = plan({
    name: long,
    place: long,
    hint: long,
    brand: long,
    price: '$1234567.00',
    before: '$7654321.00',
  });
  for (const { text, x, y, font } of texts) {
    const right = x + widthOf(text, font);
    expect(right, text).toBeLessThanOrEqual(y < footY ? POSTER_WIDTH - 72 : qr.x);
    expect(y).toBeLessThan(height);
  }
});

it('a price before that has no room beside the price stands below it', () => {
  const yOf = (words: Partial<PosterWords>): [number, number] => {
    const [, now, before] = plan(words).texts;
    return [now!.y, before!.y];
  };
  const [now, beside] = yOf({});
  expect(beside - now).toBeLessThan(40);
  const [dear, below] = yOf({ price: '$123456789012.00', before: '$223456789012.00' });
  expect(below - dear).toBeGreaterThan(60);
});

it('a store has no price, and a poster without a picture is lower', () => {
  expect(linesOf({ price: null, before: null })).not.toContain('$38.00');
  expect(plan({}, { hasPicture: false }).height).toBeLessThan(plan().height);
});

it.each([37, 53, 61, 85])(
  'a code of %i modules has whole pixels and stays on the poster',
  (qrSize) => {
    const { qr, height, footY } = plan({}, { qrSize });
    expect(Number.isInteger(qr.module)).toBe(true);
    expect(qr.module * qrSize).toBeGreaterThan(300);
    expect(qr.x + qr.module * qrSize).toBeLessThan(POSTER_WIDTH);
    expect(qr.y).toBeGreaterThan(footY);
    expect(qr.y + qr.module * qrSize).toBeLessThan(height);
  },
);
