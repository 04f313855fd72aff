import { Alert, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconClock, IconQrcode } from '@tabler/icons-react';
import { useMemo } from 'react';
import { renderSVG } from 'uqr';
import { DEVICE_PURPOSES } from '#shared/codes/device-purpose.ts';
import { countdownText } from '#shared/format/date.ts';
import { asId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { enrolmentQr, enrolmentShown } from '#shared/validate/enrolment-code.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import { useFields } from '../../../lib/form.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { useCreateEnrolment } from '../mutations.ts';
import classes from '../people.module.css';

type Code = { token: string; expiresAt: Instant };

const EnrolmentCode = ({
  code: { token, expiresAt },
  isBusy,
  onRenew,
}: {
  code: Code;
  isBusy: boolean;
  onRenew: () => void;
}) => {
  const t = useT();
  const now = useNow();
  const picture = useMemo(
    () =>
      `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(enrolmentQr(token), { border: 2, ecc: 'M' }))}`,
    [token],
  );
  const left = expiresAt - now;
  const renewButton = (
    <Button variant="light" loading={isBusy} onClick={onRenew} data-testid="enrol-again">
      {t('devices.enrolAgain')}
    </Button>
  );
  if (left <= 0)
    return (
      <Stack align="center">
        <Alert color="tart" role="alert" icon={<IconClock aria-hidden />}>
          {t('devices.enrolOver')}
        </Alert>
        {renewButton}
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
        {renewButton}
      </Group>
    </Stack>
  );
};

type EnrolFields = { storeId: string; name: string; purpose: string };

const useEnrolment = () => {
  const create = useCreateEnrolment();
  const { storeId } = useSignedIn();
  const { field, submit } = useFields<EnrolFields>({
    initialValues: { storeId: storeId ?? '', name: '', purpose: 'TILL' },
    problemsOf: ({ storeId, purpose }) => ({
      storeId: purpose === 'KITCHEN' && storeId === '' ? 'devices.enrolStoreMissing' : null,
    }),
  });
  const showCode = submit(({ storeId, name, purpose }) => {
    if (create.isPending) return;
    create.mutate({
      requestId: newRequestId(),
      storeId: storeId === '' ? null : asId(storeId),
      name: name.trim(),
      purpose: DEVICE_PURPOSES.find((each) => each === purpose) ?? 'TILL',
    });
  });
  return { create, field, showCode };
};

const EnrolForm = ({ create, field, showCode }: ReturnType<typeof useEnrolment>) => {
  const t = useT();
  const errorText = useErrorText();
  const { stores } = useSignedIn();
  return (
    <form onSubmit={(event) => showCode(event)} noValidate data-testid="enrolment-form">
      <Stack gap="md">
        {stores.some(({ kind }) => kind === 'takeout') && (
          <NativeSelect
            {...field('purpose')}
            label={t('devices.purpose')}
            description={t('devices.purposeHint')}
            data={DEVICE_PURPOSES.map((value) => ({
              value,
              label: t(`devices.purpose.${value}`),
            }))}
            data-testid="enrol-purpose"
          />
        )}
        <NativeSelect
          {...field('storeId')}
          label={t('devices.enrolStore')}
          data={[
            ...stores.map(({ id, name }) => ({ value: id as string, label: name })),
            { value: '', label: t('devices.enrolAnyStore') },
          ]}
        />
        <TextInput
          {...field('name')}
          label={t('devices.name')}
          description={t('console.login.deviceHint')}
          maxLength={40}
          data-autofocus
        />
        {create.isError && (
          <Text c="red.9" role="alert">
            {errorText(create.error)}
          </Text>
        )}
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
  );
};

/** Lets a new till in: its store and name, then the one-time code as a QR and as text (decision A6). */
export const EnrolDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const enrolment = useEnrolment();
  const { create, showCode } = enrolment;
  return (
    <Dialog onClose={onClose} centered size={480} title={t('devices.enrolTitle')}>
      {create.data ? (
        <EnrolmentCode code={create.data} isBusy={create.isPending} onRenew={() => showCode()} />
      ) : (
        <EnrolForm {...enrolment} />
      )}
    </Dialog>
  );
};
