import { Alert, Button, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  IconAlertTriangle,
  IconBan,
  IconEye,
  IconEyeOff,
  IconLockOpen,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { MerchantProduct, ProductSwitch } from '#shared/contract/merchant/product.ts';
import { useFields } from '../../../lib/form.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx';
import { useSwitch } from '../mutations.ts';

const NOTE_MAX = 200;
type Wish = { field: ProductSwitch; value: boolean };
const way = ({ value }: Wish): 'on' | 'off' => (value ? 'on' : 'off');

type FormProps = { product: MerchantProduct; wish: Wish; onDone: () => void };

/** What the change means, an optional note, and the confirmation. */
const SwitchForm = ({ product, wish, onDone }: FormProps) => {
  const t = useT();
  const errorText = useErrorText();
  const change = useSwitch();
  const { field, submit } = useFields({ initialValues: { note: '' } });
  const handleSubmit = submit(({ note }) => {
    const onSuccess = (): void => {
      notifications.show({ color: 'teal.9', message: t('console.product.switch.done') });
      onDone();
    };
    change.mutate(
      { productId: product.productId, ...wish, note: note.replace(/\s+/g, ' ').trim() },
      { onSuccess },
    );
  });
  return (
    <DialogForm
      submit={{
        label: t(`console.product.switch.${wish.field}.${way(wish)}`),
        testId: 'switch-confirm',
      }}
      onSubmit={handleSubmit}
      onCancel={onDone}
      isBusy={change.isPending}
      testId="switch-form"
    >
      <Text>{t(`console.product.switch.${wish.field}.${way(wish)}Text`)}</Text>
      <Textarea
        {...field('note')}
        label={t('console.product.switch.note')}
        maxLength={NOTE_MAX}
        autosize
        minRows={2}
        disabled={change.isPending || change.isUnsure}
      />
      <Text size="sm" c="dimmed">
        {t('console.product.switch.logged')}
      </Text>
      {change.error && (
        <Alert
          color={change.isUnsure ? 'tart' : 'red'}
          icon={<IconAlertTriangle aria-hidden />}
          role="alert"
        >
          {change.isUnsure ? t('console.product.switch.unsure') : errorText(change.error)}
        </Alert>
      )}
    </DialogForm>
  );
};

type ButtonProps = { wish: Wish; Icon: TablerIcon; onPress: (wish: Wish) => void };

const SwitchButton = ({ wish, Icon, onPress }: ButtonProps) => {
  const t = useT();
  return (
    <Button
      variant="default"
      leftSection={<Icon size={20} aria-hidden />}
      onClick={() => onPress(wish)}
      data-testid={`switch-${wish.field}`}
    >
      {t(`console.product.switch.${wish.field}.${way(wish)}`)}
    </Button>
  );
};

/** On and off sale, write-off stopped and open: an owner's or manager's act, confirmed and recorded (decision A3). */
export const ProductSwitches = ({ product }: { product: MerchantProduct }) => {
  const t = useT();
  const [wish, setWish] = useState<Wish | null>(null);
  const [isOpen, setOpen] = useState(false);
  const handlePress = (next: Wish): void => {
    setWish(next);
    setOpen(true);
  };
  const handleClose = (): void => setOpen(false);
  return (
    <>
      <SwitchButton
        wish={{ field: 'isShelf', value: !product.isShelf }}
        Icon={product.isShelf ? IconEyeOff : IconEye}
        onPress={handlePress}
      />
      <SwitchButton
        wish={{ field: 'isBlocked', value: !product.isBlocked }}
        Icon={product.isBlocked ? IconLockOpen : IconBan}
        onPress={handlePress}
      />
      <Dialog
        opened={isOpen}
        onClose={handleClose}
        centered
        title={
          wish &&
          t(`console.product.switch.${wish.field}.${way(wish)}Ask`, { name: product.productName })
        }
      >
        {wish && (
          <SwitchForm
            key={`${wish.field}-${wish.value}`}
            product={product}
            wish={wish}
            onDone={handleClose}
          />
        )}
      </Dialog>
    </>
  );
};
