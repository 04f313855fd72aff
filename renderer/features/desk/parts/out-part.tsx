import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { OutFor } from '#shared/codes/sold-out.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { type Dish, partsOf, useOrderedDishes } from '../../../domain/desk-change/dishes.ts';
import { useT } from '../../../lib/i18n.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { useNow } from '../../../ui/use-now.ts';
import classes from '../desk.module.css';
import { OpenedPart } from '../live/opened-part.tsx';
import { OutForField } from '../live/out-for-field.tsx';
import { outWords, type Standing } from '../live/out.ts';

/** Dishes of an order, each once. `hasParts`: one of its lines was chosen with a size or options. */
const dishesOf = ({ lines }: DeskOrder) =>
  [...new Map(lines.map((line) => [line.productId, line])).values()].map(({ productId, name }) => ({
    productId,
    name,
    hasParts: lines.some(
      ({ productId: dish, sku, options }) => dish === productId && (sku !== '' || options !== ''),
    ),
  }));

type Part = { skuId?: string; optionId?: string };
/** A dish, a size or an option as a value of a checkbox. */
const valueOf = (productId: string, { skuId = '', optionId = '' }: Part = {}): string =>
  [productId, skuId, optionId].join('|');

/** What of an order is out, and for how long: guests cannot order it meanwhile. */
export const useOutPart = () => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [until, setUntil] = useState<OutFor>('DAY');
  return { chosen, setChosen, until, setUntil };
};

/** What of an order goes off, as the call wants it. A dish that is out has no size that is not. */
export const outOf = (
  { lines }: DeskOrder,
  { chosen, until }: Pick<ReturnType<typeof useOutPart>, 'chosen' | 'until'>,
) =>
  chosen.flatMap((value) => {
    const [dish, skuId, optionId] = value.split('|');
    const productId = lines.find((line) => line.productId === dish)?.productId;
    if (productId === undefined) return [];
    if (optionId) return [{ productId, optionId, until }];
    if (!skuId) return [{ productId, until }];
    return chosen.includes(valueOf(productId)) ? [] : [{ productId, skuId, until }];
  });

type Props = { order: DeskOrder; out: ReturnType<typeof useOutPart> };
type PartProps = { value: string; label: string; standing: Standing; isDisabled?: boolean };

const PartBox = ({ value, label, standing, isDisabled = false }: PartProps) => {
  const t = useT();
  const now = useNow(10_000);
  return (
    <Checkbox
      size="md"
      value={value}
      label={label}
      description={standing.isSoldOut ? outWords(standing, now, t) : undefined}
      disabled={isDisabled}
    />
  );
};

type PartsProps = Pick<Props, 'order'> & { productId: string; isOut: boolean };

/** The sizes and options that a dish was chosen with. An option is one for all dishes that have it. */
const Parts = ({ order, productId, isOut }: PartsProps) => {
  const t = useT();
  const dishes = useOrderedDishes(order.storeId, order.orderId);
  return (
    <QueryState query={dishes} failed={t('desk.out.failed')} testId="desk-out-parts">
      {({ result, choices = [] }) => {
        const dish = result.find((one) => one.productId === productId);
        if (dish === undefined) return null;
        const { sizes, options } = partsOf(dish, choices);
        const firstWith = (optionId: string): Dish =>
          result.find(({ optionIds = [] }) => optionIds.includes(optionId)) ?? dish;
        return (
          <>
            {sizes.map((size) => (
              <PartBox
                key={size.skuId}
                value={valueOf(productId, size)}
                label={size.name}
                standing={size}
                isDisabled={isOut}
              />
            ))}
            {options.map((option) => (
              <PartBox
                key={option.optionId}
                value={valueOf(firstWith(option.optionId).productId, option)}
                label={`${option.group} · ${option.name}`}
                standing={option}
              />
            ))}
          </>
        );
      }}
    </QueryState>
  );
};

type DishProps = Pick<Props, 'order'> & ReturnType<typeof dishesOf>[number] & { isOut: boolean };

/** A dish is out with one press; a size or an option of it alone is opened below. */
const DishBox = ({ order, productId, name, hasParts, isOut }: DishProps) => {
  const t = useT();
  return (
    <div>
      <Checkbox size="md" value={valueOf(productId)} label={name} />
      {hasParts && (
        <OpenedPart label={t('desk.out.onlyPart')} fullLabel={t('desk.out.onlyPartOf', { name })}>
          <div className={classes['outParts']}>
            <Parts order={order} productId={productId} isOut={isOut} />
          </div>
        </OpenedPart>
      )}
    </div>
  );
};

export const OutPart = ({ order, out }: Props) => {
  const t = useT();
  return (
    <>
      <Checkbox.Group
        label={t('desk.out.which')}
        description={t('desk.out.whichHint')}
        value={[...out.chosen]}
        onChange={out.setChosen}
      >
        <div className={classes['reasons']}>
          {dishesOf(order).map((dish) => (
            <DishBox
              key={dish.productId}
              {...dish}
              order={order}
              isOut={out.chosen.includes(valueOf(dish.productId))}
            />
          ))}
        </div>
      </Checkbox.Group>
      {out.chosen.length > 0 && <OutForField value={out.until} onChange={out.setUntil} />}
    </>
  );
};
