import { Button, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { IconBike } from '@tabler/icons-react';
import { useState } from 'react';
import { DRIVER_MOST, RUN_MOST } from '#shared/codes/delivery-run.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { timeText } from '#shared/format/date.ts';
import { useFields } from '../../../lib/form.ts';
import { useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useActError } from '../mutations.ts';
import { ordersOnBoard } from '../queries.ts';
import classes from '../desk.module.css';
import { useDrivers, useSendOut } from './queries.ts';

type Props = { order: DeskOrder; onClose: () => void };

/** What is ready for the store's own drivers, the one that was pressed first. */
const readyBeside = (order: DeskOrder): DeskOrder[] => [
  order,
  ...ordersOnBoard()
    .filter(
      ({ orderId, storeId, acts }) =>
        orderId !== order.orderId && storeId === order.storeId && acts.includes('SEND_OUT'),
    )
    .toSorted((a, b) => a.promisedAt - b.promisedAt),
];

const PHONE = /^[\d +-]*$/;

/** Which orders go along, and who rides; the link of the run is shown once they are out. */
export const SendOutDialog = ({ order, onClose }: Props) => {
  const t = useT();
  const actError = useActError();
  const send = useSendOut();
  const drivers = useDrivers(order.storeId).data?.result ?? [];
  const [ready] = useState(() => readyBeside(order));
  const [ids, setIds] = useState<string[]>([order.orderId]);
  const [isTried, setTried] = useState(false);
  const { field, set, submit } = useFields({
    initialValues: { name: '', phone: '' },
    problemsOf: ({ name, phone }) => ({
      name: name.trim() === '' ? 'desk.out.nameMissing' : null,
      phone: PHONE.test(phone) ? null : 'desk.out.phoneBad',
    }),
  });
  const chosen = ready.filter(({ orderId }) => ids.includes(orderId));
  const confirm = submit(({ name, phone }) => {
    if (chosen.length === 0) return;
    send.mutate(
      {
        orderIds: chosen.map(({ orderId }) => orderId),
        driver: { name: name.trim(), phone: phone.trim() },
      },
      { onSuccess: onClose },
    );
  });
  return (
    <ConfirmDialog
      title={t('desk.out.sendTitle')}
      confirm={{
        label: t('desk.out.send', { count: chosen.length }),
        icon: <IconBike size={20} aria-hidden />,
        testId: 'desk-send-yes',
      }}
      focus="field"
      isBusy={send.isPending}
      error={null}
      onConfirm={(event) => {
        setTried(true);
        confirm(event);
      }}
      onClose={onClose}
    >
      <Checkbox.Group
        label={t('desk.out.orders')}
        value={ids}
        onChange={(next) => setIds(next.slice(0, RUN_MOST))}
        error={isTried && chosen.length === 0 ? t('desk.out.ordersMissing') : null}
      >
        <div className={classes['reasons']}>
          {ready.map(({ orderId, number, promisedAt }) => (
            <Checkbox
              key={orderId}
              size="md"
              value={orderId}
              label={t('desk.out.order', { number, time: timeText(promisedAt) })}
            />
          ))}
        </div>
      </Checkbox.Group>
      {drivers.length > 0 && (
        <div role="group" aria-label={t('desk.out.known')}>
          <Text size="sm" fw={500} mb={6}>
            {t('desk.out.known')}
          </Text>
          <Group gap="xs">
            {drivers.map((driver) => (
              <Button
                key={`${driver.name} ${driver.phone}`}
                variant="default"
                size="md"
                onClick={() => set(driver)}
              >
                {driver.name}
              </Button>
            ))}
          </Group>
        </div>
      )}
      <TextInput
        {...field('name')}
        size="md"
        label={t('desk.out.name')}
        description={t('desk.out.nameHint')}
        maxLength={DRIVER_MOST.name}
        autoComplete="off"
        data-autofocus
        data-testid="desk-driver"
      />
      <TextInput
        {...field('phone')}
        size="md"
        label={t('desk.out.phone')}
        description={t('desk.out.phoneHint')}
        maxLength={DRIVER_MOST.phone}
        inputMode="tel"
        autoComplete="off"
      />
      {send.error !== null && (
        <Text c="red.9" role="alert">
          {actError(send.error)}
        </Text>
      )}
    </ConfirmDialog>
  );
};
