import * as z from 'zod/mini';
import { BAG_TEMPS } from '../../codes/pick.ts';
import { text } from '../wire.ts';

/** Bags of an order that stand in one place. */
export const pickBag = z.object({
  temp: z.enum(BAG_TEMPS),
  place: text(20),
  count: z.int().check(z.gte(1), z.lte(20)),
});
/** Bags of an order that stand in one place. */
export type PickBag = z.output<typeof pickBag>;
