import { Alert, Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconClock, IconQrcode } from '@tabler/icons-react';
import { useMemo, useState, type SyntheticEvent } from 'react';
import { renderSVG } from 'uqr';
import { countdownText } from '#shared/format/date.ts';
import { asId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { enrolmentQr, enrolmentShown } from '#shared/validate/enrolment-code.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useNow } from '../../../ui/use-now.ts';
import { useCreateEnrolment } from '../mutations.ts';
import classes from '../people.module.css';

type Code = { token: string; expiresAt: Instant };

const Shown = ({
  code: { token, expiresAt },
  isBusy,
  onAgain,
}: {
  code: Code;
  isBusy: boolean;
  onAgain: () => void;
}) => {
  const t = useT();
  const now = useNow();
  const picture = useMemo(
    () =>
      `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(enrolmentQr(token), { border: 2, ecc: 'M' }))}`,
    [token],
  );
  const left = expiresAt - now;
  const again = (
    <Button variant="light" loading={isBusy} onClick={onAgain} data-testid="enrol-again">
      {t('devices.enrolAgain')}
    </Button>
  );
  if (left <= 0)
    return (
      <Stack align="center">
        <Alert color="tart" role="alert" icon={<IconClock aria-hidden />}>
          {t('devices.enrolOver')}
        </Alert>
        {again}
      </Stack>
    );
  return (
    <Stack gap="sm" align="center">
      <Text ta="center">{t('devices.enrolLead')}</Text>
      <img className={classes['qr']} src={picture} alt={t('devices.enrolQr')} />
      <p className={classes['code']} data-testid="enrol-code" aria-label={[...token].join(' ')}>
        {enrolmentShown(token)}
      </p>
      <Group>
        <Text c="dimmed" role="timer">
          {t('devices.enrolLeft', { left: countdownText(left / 1000) })}
        </Text>
        {again}
      </Group>
    </Stack>
  );
};

/** Lets a new till in: its store and name, then the one-time code as a QR and as text (decision A6). */
export const EnrolDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const errorText = useErrorText();
  const { stores, storeId: here } = useSignedIn();
  const create = useCreateEnrolment();
  const [storeId, setStore] = useState<string>(here ?? '');
  const [name, setName] = useState('');
  const show = (event?: SyntheticEvent): void => {
    event?.preventDefault();
    if (!create.isPending)
      create.mutate({
        requestId: newRequestId(),
        storeId: storeId === '' ? null : asId(storeId),
        name: name.trim(),
      });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      size={480}
      title={
        <Text component="span" fw={650} size="lg">
          {t('devices.enrolTitle')}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {create.data ? (
        <Shown code={create.data} isBusy={create.isPending} onAgain={show} />
      ) : (
        <form onSubmit={show} noValidate data-testid="enrolment-form">
          <Stack gap="md">
            <NativeSelect
              label={t('devices.enrolStore')}
              value={storeId}
              onChange={(event) => setStore(event.currentTarget.value)}
              data={[
                ...stores.map(({ id, name }) => ({ value: id as string, label: name })),
                { value: '', label: t('devices.enrolAnyStore') },
              ]}
            />
            <TextInput
              label={t('devices.name')}
              description={t('console.login.deviceHint')}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              maxLength={40}
              data-autofocus
            />
            {create.isError ? (
              <Text c="red.9" role="alert">
                {errorText(create.error)}
              </Text>
            ) : null}
            <Button
              type="submit"
              leftSection={<IconQrcode size={20} aria-hidden />}
              loading={create.isPending}
              data-testid="enrol-show"
            >
              {t('devices.enrolShow')}
            </Button>
          </Stack>
        </form>
      )}
    </Modal>
  );
};
