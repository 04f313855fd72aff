import type { Ok, Refusal } from '../kernel/result.ts';
import type { ChosenProp } from './cart-line.ts';
import type { HighProp, ProductWithOptions, Sku, SkuSelection } from './product-options.ts';

/**
 * Why a selection cannot be added. `property` is `propertyNameCn`; the limits count values, the
 * same value twice counts twice.
 */
export type SelectionRefusal =
  | { reason: 'noSku' }
  | { reason: 'tooFewValues'; limit: number; property: string }
  | { reason: 'tooManyValues'; limit: number; property: string }
  | { reason: 'valueSoldOut'; property: string };

/**
 * How many values a property takes. One needs `limitMinQuantity` of a multi-select property that is
 * required, 1 of any other that is required.
 */
export const propLimits = ({
  required,
  multipart,
  limitMinQuantity,
  limitQuantity,
}: Pick<HighProp, 'required' | 'multipart' | 'limitMinQuantity' | 'limitQuantity'>): {
  least: number;
  most: number;
} => {
  if (!multipart) return { least: required ? 1 : 0, most: 1 };
  const most = limitQuantity && limitQuantity > 0 ? limitQuantity : Infinity;
  return { least: required ? Math.max(1, limitMinQuantity ?? 1) : 0, most };
};

/** How many values of a property are chosen. */
export const chosenCount = (props: readonly ChosenProp[], highPropId: string): number =>
  props.reduce((sum, prop) => (prop.highPropId === highPropId ? sum + prop.count : sum), 0);

const propRefusal = (prop: HighProp, props: readonly ChosenProp[]): SelectionRefusal | null => {
  const property = prop.propertyNameCn;
  const { least, most } = propLimits(prop);
  const count = chosenCount(props, prop.highPropId);
  if (count < least) return { reason: 'tooFewValues', limit: least, property };
  if (count > most) return { reason: 'tooManyValues', limit: most, property };
  const isGone = props.some(
    (chosen) =>
      chosen.highPropId === prop.highPropId &&
      chosen.count > 0 &&
      prop.valueList.some(({ id, sellout }) => sellout && id === chosen.valueId),
  );
  return isGone ? { reason: 'valueSoldOut', property } : null;
};

/**
 * Whether a selection can be added, with its SKU; else the first property, from the top, that is
 * wrong, with its limit and name (spec 002 §5). `addToCart` checks whether the SKU is in stock.
 */
export const checkSelection = (
  { storeHighProps }: Pick<ProductWithOptions, 'storeHighProps'>,
  { sku, props }: SkuSelection,
): Ok<{ sku: Sku }> | Refusal<SelectionRefusal> => {
  if (sku === null) return { ok: false, reason: 'noSku' };
  const refusal = storeHighProps
    .map((prop) => propRefusal(prop, props))
    .find((found) => found !== null);
  return refusal ? { ok: false, ...refusal } : { ok: true, sku };
};
