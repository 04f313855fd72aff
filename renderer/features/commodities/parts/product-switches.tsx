import { Alert, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  IconAlertTriangle,
  IconBan,
  IconEye,
  IconEyeOff,
  IconLockOpen,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState, type SyntheticEvent } from 'react';
import type { MerchantProduct, ProductSwitch } from '#shared/contract/merchant/product.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { useSwitch } from '../mutations.ts';

const NOTE_MAX = 200;
type Wish = { field: ProductSwitch; value: boolean };
const way = ({ value }: Wish): 'on' | 'off' => (value ? 'on' : 'off');

type FormProps = { product: MerchantProduct; wish: Wish; onDone: () => void };

/** What the change means, an optional note, and the confirm. */
const SwitchForm = ({ product, wish, onDone }: FormProps) => {
  const t = useT();
  const errorText = useErrorText();
  const change = useSwitch();
  const [note, setNote] = useState('');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    change.mutate(
      { productId: product.productId, ...wish, note: note.replace(/\s+/g, ' ').trim() },
      {
        onSuccess: () => {
          notifications.show({ color: 'teal.9', message: t('console.product.switch.done') });
          onDone();
        },
      },
    );
  };
  const isFixed = change.isPending || change.isUnsure;
  return (
    <form onSubmit={submit} data-testid="switch-form">
      <Stack>
        <Text>{t(`console.product.switch.${wish.field}.${way(wish)}Text`)}</Text>
        <Textarea
          label={t('console.product.switch.note')}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          maxLength={NOTE_MAX}
          autosize
          minRows={2}
          disabled={isFixed}
        />
        <Text size="sm" c="dimmed">
          {t('console.product.switch.logged')}
        </Text>
        {change.error ? (
          <Alert
            color={change.isUnsure ? 'tart' : 'red'}
            icon={<IconAlertTriangle aria-hidden />}
            role="alert"
          >
            {change.isUnsure ? t('console.product.switch.unsure') : errorText(change.error)}
          </Alert>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone} disabled={change.isPending}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={change.isPending} data-testid="switch-confirm">
            {t(`console.product.switch.${wish.field}.${way(wish)}`)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

/** On and off sale, write-off stopped and open: an owner's or manager's act, asked for twice and written down (decision A3). */
export const ProductSwitches = ({ product }: { product: MerchantProduct }) => {
  const t = useT();
  const [wish, setWish] = useState<Wish | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = (next: Wish): void => {
    setWish(next);
    setOpen(true);
  };
  const button = (next: Wish, Icon: TablerIcon) => (
    <Button
      key={next.field}
      variant="default"
      leftSection={<Icon size={20} aria-hidden />}
      onClick={() => ask(next)}
      data-testid={`switch-${next.field}`}
    >
      {t(`console.product.switch.${next.field}.${way(next)}`)}
    </Button>
  );
  return (
    <>
      {button(
        { field: 'isShelf', value: !product.isShelf },
        product.isShelf ? IconEyeOff : IconEye,
      )}
      {button(
        { field: 'isBlocked', value: !product.isBlocked },
        product.isBlocked ? IconLockOpen : IconBan,
      )}
      <Modal
        opened={isOpen && wish !== null}
        onClose={() => setOpen(false)}
        centered
        closeButtonProps={{ 'aria-label': t('common.close') }}
        title={
          wish ? (
            <Text component="span" fw={650} size="lg">
              {t(`console.product.switch.${wish.field}.${way(wish)}Ask`, {
                name: product.productName,
              })}
            </Text>
          ) : null
        }
      >
        {wish ? (
          <SwitchForm
            key={`${wish.field}-${wish.value}`}
            product={product}
            wish={wish}
            onDone={() => setOpen(false)}
          />
        ) : null}
      </Modal>
    </>
  );
};
