import { describe, expect, it } from 'vitest';
import { aLine } from '../testing/builders.ts';
import { rebaseCart } from './rebase-cart.ts';

const rice = aLine({ uuid: 'rice', quantity: 2 });
const tea = aLine({ uuid: 'tea', quantity: 1 });
const pieces = (...carts: Parameters<typeof rebaseCart>) =>
  Object.fromEntries(rebaseCart(...carts).map(({ uuid, quantity }) => [uuid, quantity]));

describe('a change made on a cart that another page has stored meanwhile', () => {
  it('does not bring back what was ordered there', () => {
    expect(pieces([rice], [rice, tea], [])).toEqual({ tea: 1 });
  });

  it('brings only the pieces that were added here', () => {
    expect(pieces([rice], [{ ...rice, quantity: 3 }], [])).toEqual({ rice: 1 });
    expect(pieces([rice], [{ ...rice, quantity: 3 }], [{ ...rice, quantity: 4 }])).toEqual({
      rice: 5,
    });
  });

  it('keeps what was added there, in its place', () => {
    const cart = rebaseCart([rice], [], [tea, rice]);
    expect(cart).toEqual([tea]);
    expect(rebaseCart([], [rice], [tea])).toEqual([tea, rice]);
  });

  it('takes away no more than there is', () => {
    expect(pieces([rice], [{ ...rice, quantity: 1 }], [{ ...rice, quantity: 1 }])).toEqual({});
  });

  it('has the facts of a line from where it changed', () => {
    const unselected = { ...rice, selected: false };
    expect(rebaseCart([rice], [unselected], [rice])).toEqual([unselected]);
    expect(rebaseCart([rice], [rice], [unselected])).toEqual([unselected]);
  });
});
