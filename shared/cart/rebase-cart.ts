import type { Cart } from './cart-choice.ts';

const piecesIn = (cart: Cart): ReadonlyMap<string, number> =>
  new Map(cart.map(({ uuid, quantity }) => [uuid, quantity]));

/**
 * A change of a cart, made on what another page of the same guest has stored meanwhile: pieces that
 * were added here are added there, and what was taken away there stays away. `base`: the cart that
 * `mine` was made of. A line that changed here has its facts from here.
 */
export const rebaseCart = (base: Cart, mine: Cart, theirs: Cart): Cart => {
  const [before, here, there] = [piecesIn(base), piecesIn(mine), piecesIn(theirs)];
  const untouched = new Set(base);
  const changed = new Map(
    mine.filter((line) => !untouched.has(line)).map((line) => [line.uuid, line]),
  );
  const all = [...theirs, ...mine.filter(({ uuid }) => !there.has(uuid))];
  return all.flatMap((line) => {
    const { uuid } = line;
    const more = (here.get(uuid) ?? 0) - (before.get(uuid) ?? 0);
    const quantity = (there.get(uuid) ?? 0) + more;
    return quantity > 0 ? [{ ...(changed.get(uuid) ?? line), quantity }] : [];
  });
};
