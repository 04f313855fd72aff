import { NumberInput, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import { DISH_PRICE, MENU_LIMITS } from '#shared/codes/menu.ts';
import type { MerchantProduct } from '#shared/contract/merchant/product.ts';
import { price as priceText } from '#shared/format/money.ts';
import { fromDollars, toDollars } from '#shared/kernel/money.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx';
import { useEditProduct } from '../mutations.ts';
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
  const errorText = useErrorText();
  const stockText = useStockText();
  const edit = useEditProduct();
  // what is typed belongs to the deal as it was when the dialog opened
  const [begun] = useState(product);
  const [price, setPrice] = useState<string | number>(toDollars(begun.price));
  const [stock, setStock] = useState<string | number>(begun.stock < 0 ? '' : begun.stock);
  const left = stockOf(stock);
  const isConflict = isApiError(edit.error) && edit.error.reason === 'CONFLICT';
  const isLocked = edit.isPending || edit.isUnsure;
  const handleSubmit = (): void => {
    if (!isPrice(price) || left === null) return;
    edit.mutate(
      {
        productId: begun.productId,
        seq: isConflict ? product.seq : begun.seq,
        price: fromDollars(price),
        // stock that nobody touched stays as sales count it
        ...(left !== begun.stock && { stock: left }),
      },
      {
        onSuccess: () => {
          notifications.show({ color: 'teal.9', message: t('console.product.switch.done') });
          handleClose();
        },
      },
    );
  };
  return (
    <Dialog
      opened
      onClose={handleClose}
      centered
      title={t('console.product.editOf', { name: product.productName })}
    >
      <DialogForm
        submit={{
          label: t(isConflict ? 'console.product.edit.anyway' : 'console.product.slots.save'),
          testId: 'product-edit-save',
        }}
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
        onCancel={handleClose}
        isBusy={edit.isPending}
        error={
          edit.error && (edit.isUnsure ? t('console.product.switch.unsure') : errorText(edit.error))
        }
        testId="product-edit-form"
      >
        <Text>{t('console.product.edit.text')}</Text>
        {isConflict && (
          <Text data-testid="product-edit-standing">
            {t('console.product.edit.standing', {
              price: priceText(product.price),
              stock: stockText(product.stock),
            })}
          </Text>
        )}
        <NumberInput
          label={t('console.product.price')}
          value={price}
          onChange={setPrice}
          prefix="$"
          decimalScale={2}
          error={!isPrice(price) && t('console.product.edit.badPrice')}
          disabled={isLocked}
        />
        <NumberInput
          label={t('console.product.stock')}
          description={t('console.product.edit.noLimit')}
          value={stock}
          onChange={setStock}
          allowDecimal={false}
          error={left === null && t('console.product.edit.badStock')}
          disabled={isLocked}
        />
      </DialogForm>
    </Dialog>
  );
};
