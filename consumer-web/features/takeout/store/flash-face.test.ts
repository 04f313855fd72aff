import { expect, it } from 'vitest';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { flashFace } from './flash-face.ts';

const dish = (id: string, stock: number) => ({
  productId: asId<ProductId>(id),
  seckill: { activityId: 'a', price: cents(900), stock, userRemaining: 2 },
  sellout: false,
});

it('a flash sale looks the same in any order, and other once a piece is gone', () => {
  const face = flashFace({ result: [dish('one', 5), dish('two', 3)], flashLeftSeconds: 60 });
  expect(flashFace({ result: [dish('two', 3), dish('one', 5)], flashLeftSeconds: 30 })).toBe(face);
  expect(flashFace({ result: [dish('one', 4), dish('two', 3)], flashLeftSeconds: 30 })).not.toBe(
    face,
  );
});

it('there is none at 0 seconds', () => {
  expect(flashFace({ result: [dish('one', 5)], flashLeftSeconds: 0 })).toBe('');
});
