import { Alert, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { DeviceRow } from '#shared/contract/merchant/people.ts';
import { useFields, type Problems } from '../../../lib/form.ts';
import { useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useRenameDevice, useRevokeDevice } from '../mutations.ts';

type Props = { device: DeviceRow; onClose: () => void };

/** Stops a till at its next call, after a second look. */
export const RevokeDialog = ({ device, onClose }: Props) => {
  const t = useT();
  const revoke = useRevokeDevice();
  return (
    <ConfirmDialog
      title={t('devices.revokeTitle', { name: device.name })}
      text={t('devices.revokeLead')}
      confirm={{ label: t('devices.revoke'), tone: 'bad' }}
      isBusy={revoke.isPending}
      error={revoke.error}
      onClose={onClose}
      onConfirm={() => revoke.mutate({ deviceId: device.deviceId }, { onSuccess: onClose })}
    >
      {device.isThis && (
        <Alert color="tart" icon={<IconAlertTriangle aria-hidden />} role="alert">
          {t('devices.revokeThis')}
        </Alert>
      )}
    </ConfirmDialog>
  );
};

const nameProblems = ({ name }: { name: string }): Problems => ({
  name: name.trim() === '' ? 'devices.nameMissing' : null,
});

export const RenameDialog = ({ device, onClose }: Props) => {
  const t = useT();
  const rename = useRenameDevice();
  const { field, submit } = useFields({
    initialValues: { name: device.name },
    problemsOf: nameProblems,
  });
  const handleConfirm = submit(({ name }) =>
    rename.mutate({ deviceId: device.deviceId, name: name.trim() }, { onSuccess: onClose }),
  );
  return (
    <ConfirmDialog
      title={t('devices.renameTitle', { name: device.name })}
      text={t('console.login.deviceHint')}
      confirm={{ label: t('devices.rename') }}
      isBusy={rename.isPending}
      error={rename.error}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <TextInput {...field('name')} aria-label={t('devices.name')} maxLength={40} />
    </ConfirmDialog>
  );
};
