import { useQuery } from '@tanstack/react-query';
import type { Sku } from '#shared/cart/product-options.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Facts } from '../../../../ui/card.tsx';
import type { Dish } from '../model.ts';
import { dishQuery } from '../queries.ts';
import { money } from '../../../../domain/cart/cart-words.ts';

/** What a dish is made of, weighs and is packed in. */
export const DishFacts = ({
  storeId,
  dish,
  sku,
}: {
  storeId: string;
  dish: Dish;
  sku: Sku | null;
}) => {
  const t = useT();
  const { data } = useQuery(dishQuery(storeId, dish.productId));
  const ingredients = data?.ingredients ?? [];
  const rows: (readonly [string, string])[] = [
    ...(sku !== null && sku.weight > 0
      ? [[t('shop.weight'), t('shop.weightValue', { kg: sku.weight })] as const]
      : []),
    ...(dish.boxPrice > 0
      ? [[t('shop.box'), t('shop.boxValue', { amount: money(dish.boxPrice) })] as const]
      : []),
    ...(ingredients.length > 0 ? [[t('shop.ingredients'), ingredients.join(' · ')] as const] : []),
  ];
  return rows.length === 0 ? null : <Facts rows={rows} />;
};
