import { Alert, Button, NumberInput, Select, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCalendarCog } from '@tabler/icons-react';
import { useState } from 'react';
import { SLOT_GUESTS_MOST, SLOT_MINUTES, SLOT_SEATS_MOST } from '#shared/codes/group-order.ts';
import type { MerchantProduct } from '#shared/contract/merchant/product.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { DetailCard } from '../../../ui/detail-parts.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx';
import { useSetSlots } from '../mutations.ts';

type Slots = NonNullable<MerchantProduct['slots']>;

const isWithin = (value: string | number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

const useSlotsForm = ({ minutes, capacity, mostGuests }: Slots) => {
  const [values, setValues] = useState({
    minutes: String(minutes),
    capacity: capacity as string | number,
    mostGuests: mostGuests as string | number,
  });
  const seats = isWithin(values.capacity, SLOT_SEATS_MOST) ? values.capacity : null;
  const guests =
    isWithin(values.mostGuests, SLOT_GUESTS_MOST) && (seats === null || values.mostGuests <= seats)
      ? values.mostGuests
      : null;
  const every = SLOT_MINUTES.find((one) => String(one) === values.minutes);
  const terms =
    seats === null || guests === null || every === undefined
      ? null
      : { minutes: every, capacity: seats, mostGuests: guests };
  return {
    values,
    terms,
    isBadSeats: seats === null,
    isBadGuests: guests === null,
    change: (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part })),
  };
};

type FormProps = { product: MerchantProduct; slots: Slots; onDone: () => void };

/** The terms, with what is wrong with a number as it is typed. */
const SlotsForm = ({ product, slots, onDone }: FormProps) => {
  const t = useT();
  const errorText = useErrorText();
  const set = useSetSlots();
  const form = useSlotsForm(slots);
  const isLocked = set.isPending || set.isUnsure;
  const handleSubmit = (): void => {
    if (form.terms === null) return;
    set.mutate(
      { productId: product.productId, ...form.terms },
      {
        onSuccess: () => {
          notifications.show({ color: 'teal.9', message: t('console.product.switch.done') });
          onDone();
        },
      },
    );
  };
  return (
    <DialogForm
      submit={{ label: t('console.product.slots.save'), testId: 'slots-save' }}
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
      onCancel={onDone}
      isBusy={set.isPending}
      testId="slots-form"
    >
      <Text>{t('console.product.slots.text')}</Text>
      <Select
        label={t('console.product.slots.minutes')}
        data={SLOT_MINUTES.map((count) => ({
          value: String(count),
          label: t('console.product.slots.minutesOf', { count }),
        }))}
        value={form.values.minutes}
        onChange={(minutes) => minutes !== null && form.change({ minutes })}
        allowDeselect={false}
        disabled={isLocked}
      />
      <NumberInput
        label={t('console.product.slots.capacity')}
        value={form.values.capacity}
        onChange={(capacity) => form.change({ capacity })}
        error={form.isBadSeats && t('console.product.slots.badSeats', { most: SLOT_SEATS_MOST })}
        allowDecimal={false}
        disabled={isLocked}
      />
      <NumberInput
        label={t('console.product.slots.mostGuests')}
        value={form.values.mostGuests}
        onChange={(mostGuests) => form.change({ mostGuests })}
        error={form.isBadGuests && t('console.product.slots.badGuests', { most: SLOT_GUESTS_MOST })}
        allowDecimal={false}
        disabled={isLocked}
      />
      {set.error && (
        <Alert
          color={set.isUnsure ? 'tart' : 'red'}
          icon={<IconAlertTriangle aria-hidden />}
          role="alert"
        >
          {set.isUnsure ? t('console.product.switch.unsure') : errorText(set.error)}
        </Alert>
      )}
    </DialogForm>
  );
};

/** How visits of a deal are booked; changed by who may use its switches. */
export const SlotsCard = ({ product }: { product: MerchantProduct }) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { slots, canSwitch } = product;
  if (slots === null) return null;
  const handleClose = (): void => setOpen(false);
  return (
    <DetailCard title={t('console.product.slots')} testId="product-slots">
      <Text>{t('console.product.slotsOf', slots)}</Text>
      {canSwitch && (
        <Button
          mt="sm"
          variant="default"
          leftSection={<IconCalendarCog size={20} aria-hidden />}
          onClick={() => setOpen(true)}
          data-testid="slots-edit"
        >
          {t('console.product.slots.edit')}
        </Button>
      )}
      <Dialog
        opened={isOpen}
        onClose={handleClose}
        centered
        title={t('console.product.slots.ask', { name: product.productName })}
      >
        <SlotsForm product={product} slots={slots} onDone={handleClose} />
      </Dialog>
    </DetailCard>
  );
};
