import * as z from 'zod/mini';
import { momentField } from '#server/kit/document.ts';
import type { ProductFacts } from './menu-document.ts';
import type { OptionGroup } from './store-document.ts';

/** What the desk has switched off, by its id: when it comes back by itself; null: when somebody switches it on. */
export const offIds = z.record(z.string(), z.nullable(momentField));
export type OffIds = Readonly<z.output<typeof offIds>>;

export const isOffIn = (off: OffIds, id: string): boolean => Object.hasOwn(off, id);

/** A dish as it is sold now: a size that is off is sold out. */
export const factsNow = (facts: ProductFacts, off: OffIds): ProductFacts =>
  Object.keys(off).length === 0
    ? facts
    : {
        ...facts,
        skus: facts.skus.map((sku) => (isOffIn(off, sku.id) ? { ...sku, isSoldOut: true } : sku)),
      };

/** Options as they are sold now: one that is off is sold out. */
export const optionsNow = (groups: readonly OptionGroup[], off: OffIds): OptionGroup[] =>
  groups.map((group) => ({
    ...group,
    values: group.values.map((value) =>
      isOffIn(off, value.id) ? { ...value, sellout: true } : value,
    ),
  }));
