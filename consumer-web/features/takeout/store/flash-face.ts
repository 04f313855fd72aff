import type { Dish } from './model.ts';

/** What a guest sees of a flash sale: its dishes, what they cost, and whether there are any left. '' when none runs. */
export const flashFace = ({
  result,
  flashLeftSeconds,
}: {
  result: readonly Pick<Dish, 'productId' | 'seckill' | 'sellout'>[];
  flashLeftSeconds: number;
}): string =>
  flashLeftSeconds > 0
    ? result
        .map(
          ({ productId, seckill, sellout }) =>
            `${productId}:${seckill?.price ?? ''}:${seckill?.stock ?? ''}:${seckill?.userRemaining ?? ''}:${sellout}`,
        )
        .toSorted()
        .join()
    : '';
