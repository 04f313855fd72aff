import { ActionIcon, Group, NumberInput, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { STORE_PROMOTION_LIMITS } from '#shared/codes/store-promotion.ts';
import { price } from '#shared/format/money.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { AddByName, useNameSearch } from '../../../ui/add-by-name.tsx';
import { dishesIn, type TypedDish } from '../promotion-fields.ts';
import { useDishesNamed } from '../queries.ts';
import type { PartProps } from './part-props.ts';

type DishProps = PartProps & { dish: TypedDish; place: number; isPriced: boolean };

const Dish = ({ form: { field, values, set }, isLocked, dish, place, isPriced }: DishProps) => {
  const t = useT();
  const path = `dishes.${place}`;
  return (
    <Group align="flex-start" wrap="nowrap" data-testid="promotion-dish">
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text mt={isPriced ? 26 : 0} fw={550}>
          {dish.name}
        </Text>
        <Text size="sm" c="dimmed">
          {t('storePromo.dish.usual', { price: price(dish.usual) })}
        </Text>
      </div>
      {isPriced && (
        <>
          <NumberInput
            size="md"
            {...field(`${path}.price`)}
            w={150}
            label={t('storePromo.dish.price')}
            prefix="$"
            decimalScale={2}
            min={0}
            disabled={isLocked}
          />
          <NumberInput
            size="md"
            {...field(`${path}.stock`)}
            w={170}
            label={t('storePromo.dish.stock')}
            placeholder={t('storePromo.noLimit')}
            allowDecimal={false}
            min={0}
            disabled={isLocked}
          />
        </>
      )}
      <ActionIcon
        mt={isPriced ? 28 : 0}
        variant="subtle"
        color="gray"
        size={44}
        onClick={() => set({ dishes: values.dishes.filter((one) => one !== dish) })}
        disabled={isLocked}
        aria-label={t('storePromo.dish.remove', { name: dish.name })}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </Group>
  );
};

type AddProps = PartProps & { storeId: StoreId };

const AddDish = ({ form: { values, set }, isLocked, storeId }: AddProps) => {
  const t = useT();
  const isEnglish = useLanguage() === 'en';
  const search = useNameSearch();
  const found = useDishesNamed(storeId, search.keyword, search.isWanted).data?.result ?? [];
  return (
    <AddByName
      words={{
        label: t('storePromo.dish.add'),
        hint: t('storePromo.dish.hint'),
        none: t('storePromo.dish.none'),
      }}
      search={search}
      found={found.map(({ productId, name, price: usual }) => ({
        id: productId as string,
        name: (isEnglish && name.en) || name.zh,
        usual,
      }))}
      without={values.dishes.map(({ productId }) => productId)}
      isLocked={isLocked}
      onAdd={({ id, name, usual }) =>
        set({ dishes: [...values.dishes, { productId: id, name, usual, price: '', stock: '' }] })
      }
      testId="promotion-add-dish"
    />
  );
};

/** The dishes that a promotion names, at their prices where each has one. */
export const Dishes = ({ storeId, ...part }: PartProps & { storeId: StoreId }) => {
  const t = useT();
  const { values, errorOf } = part.form;
  const { isNamed, isPriced } = dishesIn(values);
  if (!isNamed) return null;
  const problem = errorOf('dishes');
  return (
    <Stack gap="xs" component="fieldset" style={{ border: 0, padding: 0, margin: 0 }}>
      <Text component="legend" fw={600}>
        {t('storePromo.dishes')}
      </Text>
      {values.dishes.map((dish, place) => (
        <Dish key={dish.productId} {...part} dish={dish} place={place} isPriced={isPriced} />
      ))}
      {values.dishes.length < (values.kind === 'poster' ? 1 : STORE_PROMOTION_LIMITS.dishes) && (
        <AddDish {...part} storeId={storeId} />
      )}
      {problem !== null && (
        <Text size="sm" c="red.9" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
};
