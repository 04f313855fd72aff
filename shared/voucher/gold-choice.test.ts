import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { goldChoice, toggleGold, type GoldItem } from './gold-choice.ts';
import { mcoinLine, type McoinInfo } from './mcoin-line.ts';

const gold = (id: string, amount: number, limitAmountStr: string | null = null): GoldItem => ({
  id,
  amount: cents(amount),
  consumptionName: id,
  limitAmountStr,
  expireStr: null,
  expireUseExplain: null,
});
const items = [gold('a', 5000), gold('b', 3000), gold('c', 2000), gold('d', 500)];
const ask = (chosenIds: readonly string[], needed: number, list = items) => ({
  items: list,
  chosenIds,
  neededCents: cents(needed),
});
const disabled = (chosenIds: readonly string[], needed: number) =>
  goldChoice(ask(chosenIds, needed))
    .available.filter(({ isDisabled }) => isDisabled)
    .map(({ item }) => item.id);

describe('choosing gold (spec 001 §4)', () => {
  it.each([
    [8010, ['c', 'd']],
    [8000, ['c', 'd']],
    [8011, []],
    [8100, []],
  ])('with 80.00 chosen of %d cents disables %j', (needed, ids) => {
    expect(disabled(['a', 'b'], needed)).toEqual(ids);
  });
  it('adds and removes an item', () => {
    expect(toggleGold(ask(['a'], 10_000), 'b')).toEqual({ ok: true, chosenIds: ['a', 'b'] });
    expect(toggleGold(ask(['a', 'b'], 10_000), 'a')).toEqual({ ok: true, chosenIds: ['b'] });
  });
  it.each([
    [8000, { ok: true, chosenIds: ['a', 'b'] }],
    [7999, { ok: false, reason: 'overshoot', overCents: 1 }],
  ])('up to %d cents needed: 50 and 30', (needed, answer) => {
    expect(toggleGold(ask(['a'], needed), 'b')).toEqual(answer);
  });
  it('takes no more once enough is chosen, and none that it does not know', () => {
    expect(toggleGold(ask(['a'], 5010), 'd')).toEqual({ ok: false, reason: 'enough' });
    expect(toggleGold(ask([], 5010), 'z')).toEqual({ ok: false, reason: 'notFound' });
  });
  it.each([
    [10, { ok: false, reason: 'goodsTooLow' }],
    [0, { ok: false, reason: 'goodsTooLow' }],
    [11, { ok: true, chosenIds: ['tiny'] }],
  ])('for goods of %d cents (decision I8)', (needed, answer) => {
    const list = [gold('tiny', 1)];
    expect(toggleGold(ask([], needed, list), 'tiny')).toEqual(answer);
    expect(goldChoice(ask([], needed, list)).unavailable).toHaveLength(answer.ok ? 0 : 1);
  });
  it.each([
    ['50', 5000, null],
    ['50.00', 4999, 1],
    ['滿$1,000可用', 90_000, 10_000],
    ['', 11, null],
    ['no limit', 11, null],
  ])('an item for %j with goods of %d cents misses %s', (limit, needed, missing) => {
    const { available, unavailable } = goldChoice(ask(['x'], needed, [gold('x', 100, limit)]));
    expect(unavailable.map((one) => ('need' in one ? one.need : null))).toEqual(
      missing === null ? [] : [missing],
    );
    expect(available).toHaveLength(missing === null ? 1 : 0);
    expect(toggleGold(ask([], needed, [gold('x', 1, limit)]), 'x').ok).toBe(missing === null);
  });
  it('keeps what is chosen when the goods become cheaper, and counts no item that became unavailable', () => {
    expect(goldChoice(ask(['a'], 4000))).toMatchObject({ chosenCents: 5000, isOver: true });
    expect(goldChoice(ask(['x'], 4000, [gold('x', 100, '50')]))).toMatchObject({
      chosenCents: 0,
      isOver: false,
    });
  });
  it('never lets toggles choose more than is needed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd')),
        fc.integer({ min: 0, max: 12_000 }),
        (taps, needed) => {
          const chosenIds = taps.reduce<readonly string[]>((chosen, id) => {
            const answer = toggleGold(ask(chosen, needed), id);
            return answer.ok ? answer.chosenIds : chosen;
          }, []);
          expect(goldChoice(ask(chosenIds, needed)).chosenCents).toBeLessThanOrEqual(needed);
        },
      ),
    );
  });
});

describe('the mCoin line (decision I10)', () => {
  const info = (mcoinQty: number, more: Partial<McoinInfo> = {}): McoinInfo => ({
    isOpen: true,
    ratio: 100,
    mostRate: 1,
    mcoinQty,
    ...more,
  });
  it.each<[string, McoinInfo | null, number, ReturnType<typeof mcoinLine>]>([
    ['nothing is known', null, 1000, null],
    ['it is not open', info(300, { isOpen: false }), 1000, null],
    ['there are none', info(0), 1000, null],
    ['the total is the least payable', info(300), 10, null],
    ['all of them fit', info(300), 1000, { coins: 300, offCents: cents(300) }],
    ['0.1 must be left', info(5000), 1000, { coins: 990, offCents: cents(990) }],
    [
      'a part of the total may be paid',
      info(5000, { mostRate: 0.3 }),
      1000,
      { coins: 300, offCents: cents(300) },
    ],
    [
      'a coin is two cents',
      info(5000, { ratio: 50, mostRate: 0.105 }),
      1000,
      { coins: 52, offCents: cents(104) },
    ],
    ['a cent is two coins', info(7, { ratio: 200 }), 1000, { coins: 6, offCents: cents(3) }],
    ['the coins are worth no cent', info(1, { ratio: 200 }), 1000, null],
  ])('when %s', (_, known, total, line) => {
    expect(mcoinLine(known, cents(total))).toEqual(line);
  });
});
