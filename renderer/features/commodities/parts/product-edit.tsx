import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { DISH_PRICE, MENU_LIMITS } from '#shared/codes/menu.ts';
import type { MerchantProduct } from '#shared/contract/merchant/product.ts';
import { price as priceText } from '#shared/format/money.ts';
import { fromDollars, toDollars } from '#shared/kernel/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { useEditProduct } from '../mutations.ts';
import { EditDialog, isConflict, isLocked, useDone } from './edit-dialog.tsx';
import { useStockText } from './product-state.tsx';

type Props = { product: MerchantProduct; onDone: () => void };

const isPrice = (value: string | number): value is number =>
  typeof value === 'number' &&
  value >= toDollars(DISH_PRICE.least) &&
  value <= toDollars(DISH_PRICE.most);

/** What an empty field of stock says: no limit. */
const stockOf = (value: string | number): number | null => {
  if (value === '') return -1;
  return typeof value === 'number' && value >= 0 && value <= MENU_LIMITS.stock ? value : null;
};

/** The price and the stock of a deal. Somebody else's edit meanwhile is shown before it is written over. */
export const ProductEdit = ({ product, onDone: handleClose }: Props) => {
  const t = useT();
  const stockText = useStockText();
  const edit = useEditProduct();
  const done = useDone(handleClose);
  // what is typed belongs to the deal as it was when the dialog opened
  const [begun] = useState(product);
  const [price, setPrice] = useState<string | number>(toDollars(begun.price));
  const [stock, setStock] = useState<string | number>(begun.stock < 0 ? '' : begun.stock);
  const left = stockOf(stock);
  const handleSubmit = (): void => {
    if (!isPrice(price) || left === null) return;
    edit.mutate(
      {
        productId: begun.productId,
        seq: isConflict(edit) ? product.seq : begun.seq,
        price: fromDollars(price),
        // stock that nobody touched stays as sales count it
        ...(left !== begun.stock && { stock: left }),
      },
      done,
    );
  };
  return (
    <EditDialog
      title={t('console.product.editOf', { name: product.productName })}
      text={t('console.product.edit.text')}
      standing={t('console.product.edit.standing', {
        price: priceText(product.price),
        stock: stockText(product.stock),
      })}
      edit={edit}
      values={[price, stock]}
      onSubmit={handleSubmit}
      onClose={handleClose}
      testId="product-edit"
    >
      <NumberInput
        label={t('console.product.price')}
        value={price}
        onChange={setPrice}
        prefix="$"
        decimalScale={2}
        error={!isPrice(price) && t('console.product.edit.badPrice')}
        disabled={isLocked(edit)}
      />
      <NumberInput
        label={t('console.product.stock')}
        description={t('console.product.edit.noLimit')}
        value={stock}
        onChange={setStock}
        allowDecimal={false}
        error={left === null && t('console.product.edit.badStock')}
        disabled={isLocked(edit)}
      />
    </EditDialog>
  );
};
