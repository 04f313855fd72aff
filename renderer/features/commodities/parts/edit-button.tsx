import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState, type ComponentType } from 'react';
import type { MerchantProduct } from '#shared/contract/merchant/product.ts';
import { useT } from '../../../lib/i18n.ts';

type Key =
  | 'console.product.edit'
  | 'console.product.blackout.edit'
  | 'console.product.notes.edit'
  | 'console.product.texts.edit';
type Props = {
  product: MerchantProduct;
  labelKey: Key;
  testId: string;
  /** The dialog, loaded when it is opened. */
  form: ComponentType<{ product: MerchantProduct; onDone: () => void }>;
};

/** Opens the form of an edit, for who may edit the deal. */
export const EditButton = ({ product, labelKey, testId, form: Form }: Props) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (!product.canSwitch) return null;
  return (
    <>
      <Button
        mt="sm"
        variant="default"
        leftSection={<IconPencil size={20} aria-hidden />}
        onClick={() => setOpen(true)}
        data-testid={testId}
      >
        {t(labelKey)}
      </Button>
      {isOpen && <Form product={product} onDone={() => setOpen(false)} />}
    </>
  );
};
