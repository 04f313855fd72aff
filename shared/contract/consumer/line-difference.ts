import * as z from 'zod/mini';
import type { ProductId } from '../../kernel/ids.ts';
import { count, dollars, id } from '../wire.ts';

/**
 * How a line changed since the guest saw it (decision G11): its piece costs more or less, it is
 * gone, or there are fewer.
 */
export const lineDifference = z.object({
  uuid: z.string(),
  kind: z.enum(['up', 'down', 'gone', 'less']),
  productId: id<ProductId>(),
  skuId: z.string(),
  productName: z.string(),
  beforePrice: z.nullable(dollars),
  afterPrice: z.nullable(dollars),
  before: z.nullable(count),
  after: z.nullable(count),
});
