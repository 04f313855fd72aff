import type { Ok, Refusal } from '../kernel/result.ts';
import type { ChosenProp } from './cart-line.ts';
import { chosenCount, propLimits, type SelectionRefusal } from './check-selection.ts';
import type { HighProp } from './product-options.ts';

type ChooseRefusal = Extract<SelectionRefusal, { reason: 'tooManyValues' | 'valueSoldOut' }>;

/**
 * Chooses a value of a property `count` times; 0 takes it off. A single-select property drops its
 * other value, a multi-select one refuses what is above its `limitQuantity`. Refused when the value
 * is sold out; taking off is always possible.
 */
export const chooseValue = (
  props: readonly ChosenProp[],
  prop: HighProp,
  { valueId, count }: { valueId: string; count: number },
): Ok<{ props: readonly ChosenProp[] }> | Refusal<ChooseRefusal> => {
  const { highPropId, multipart, propertyNameCn: property } = prop;
  const others = props.filter(
    (chosen) => chosen.highPropId !== highPropId || chosen.valueId !== valueId,
  );
  if (count <= 0) return { ok: true, props: others };
  if (prop.valueList.some(({ id, sellout }) => sellout && id === valueId))
    return { ok: false, reason: 'valueSoldOut', property };
  const kept = multipart ? others : others.filter((chosen) => chosen.highPropId !== highPropId);
  const { most } = propLimits(prop);
  if (chosenCount(kept, highPropId) + count > most)
    return { ok: false, reason: 'tooManyValues', limit: most, property };
  return { ok: true, props: [...kept, { highPropId, valueId, count }] };
};
