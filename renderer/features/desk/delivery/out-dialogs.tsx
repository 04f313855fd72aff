import { Button, Checkbox, FileButton, Group, Text, TextInput } from '@mantine/core';
import { IconBell, IconPhoto, IconCheck, IconDoorOff, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { waitText } from './on-the-way.tsx';
import { useAct } from '../mutations.ts';
import { doorPhoto } from './door-photo.ts';

type Props = { order: DeskOrder; onClose: () => void };

type PhotoProps = { hasPhoto: boolean; onChange: (photo: string) => void };

/** A photo of where an order was left, instead of a code. */
const DoorPhoto = ({ hasPhoto, onChange }: PhotoProps) => {
  const t = useT();
  const take = useMutation({ mutationFn: doorPhoto, onSuccess: onChange });
  return (
    <div>
      <Group gap="sm">
        <FileButton accept="image/*" onChange={(file) => file && take.mutate(file)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              size="md"
              loading={take.isPending}
              leftSection={<IconPhoto size={20} aria-hidden />}
              data-testid="desk-delivered-photo"
            >
              {t(hasPhoto ? 'desk.delivered.otherPhoto' : 'desk.delivered.photo')}
            </Button>
          )}
        </FileButton>
        {hasPhoto && (
          <Button variant="subtle" size="md" onClick={() => onChange('')}>
            {t('desk.delivered.noPhoto')}
          </Button>
        )}
      </Group>
      {hasPhoto && (
        <Text mt="xs" role="status">
          {t('desk.delivered.hasPhoto')}
        </Text>
      )}
      {take.error && (
        <Text c="red.9" role="alert">
          {t('desk.delivered.badPhoto')}
        </Text>
      )}
    </div>
  );
};

/** A driver calls in: with the guest's code, where they have one, or a photo of where it stands. */
export const DeliveredDialog = ({ order, onClose }: Props) => {
  const t = useT();
  const act = useAct(order, true);
  const [code, setCode] = useState('');
  const [photo, setPhoto] = useState('');
  const [isTried, setTried] = useState(false);
  const isGood = photo !== '' || code === '' || /^\d{4}$/.test(code);
  const { error } = act;
  const isWrong = isApiError(error) && (error.reason ?? '').startsWith('DELIVERY_CODE');
  const problem = isTried && !isGood ? t('desk.hand.missing') : isWrong ? error.note : null;
  return (
    <ConfirmDialog
      title={t('desk.delivered.title', { number: order.number })}
      text={t('desk.delivered.text')}
      confirm={{
        label: t('desk.act.DELIVERED'),
        icon: <IconCheck size={20} aria-hidden />,
        testId: 'desk-delivered-yes',
      }}
      focus="field"
      isBusy={act.isPending}
      error={isWrong ? null : error}
      onConfirm={() => {
        setTried(true);
        const proof = photo === '' ? { code } : { photo };
        if (isGood) act.mutate({ act: 'DELIVERED', ...proof }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <TextInput
        size="lg"
        label={t('desk.delivered.code')}
        description={t('desk.delivered.hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={photo === '' ? code : ''}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value.replaceAll(/\D/g, ''));
          act.reset();
        }}
        disabled={photo !== ''}
        error={problem}
        data-autofocus
      />
      <DoorPhoto
        hasPhoto={photo !== ''}
        onChange={(taken) => {
          setPhoto(taken);
          act.reset();
        }}
      />
    </ConfirmDialog>
  );
};

/** Nobody opens the door: the driver waits from now on, and each call is noted. */
export const NotMetDialog = ({ order, onClose }: Props) => {
  const t = useT();
  const act = useAct(order, true);
  const [hasCalled, setCalled] = useState(false);
  const waits = waitText(order, t);
  return (
    <ConfirmDialog
      title={t('desk.notMet.title', { number: order.number })}
      text={t('desk.notMet.text')}
      confirm={{
        label: t('desk.notMet.yes'),
        icon: <IconDoorOff size={20} aria-hidden />,
        testId: 'desk-not-met-yes',
      }}
      focus="submit"
      isBusy={act.isPending}
      error={act.error}
      onConfirm={() => act.mutate({ act: 'NOT_MET', hasCalled }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {waits !== null && <Text>{waits}</Text>}
      <Checkbox
        size="md"
        label={t('desk.notMet.called')}
        checked={hasCalled}
        onChange={({ currentTarget }) => setCalled(currentTarget.checked)}
      />
    </ConfirmDialog>
  );
};

/** Ends an order that nobody took. */
export const UndeliveredDialog = ({ order, onClose }: Props) => {
  const t = useT();
  const act = useAct(order, true);
  return (
    <ConfirmDialog
      title={t('desk.undelivered.title', { number: order.number })}
      text={t('desk.undelivered.text')}
      confirm={{
        label: t('desk.act.UNDELIVERED'),
        icon: <IconX size={20} aria-hidden />,
        tone: 'bad',
      }}
      isBusy={act.isPending}
      error={act.error}
      onConfirm={() => act.mutate({ act: 'UNDELIVERED' }, { onSuccess: onClose })}
      onClose={onClose}
      cancelLabel={t('desk.keep')}
    />
  );
};

/** Asks the guest to collect an order for which no rider came. */
export const OfferPickupDialog = ({ order, onClose }: Props) => {
  const t = useT();
  const act = useAct(order, true);
  return (
    <ConfirmDialog
      title={t('desk.offer.title', { number: order.number })}
      text={t('desk.offer.text')}
      confirm={{ label: t('desk.offer.yes'), icon: <IconBell size={20} aria-hidden /> }}
      focus="submit"
      isBusy={act.isPending}
      error={act.error}
      onConfirm={() => act.mutate({ act: 'OFFER_PICKUP' }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
