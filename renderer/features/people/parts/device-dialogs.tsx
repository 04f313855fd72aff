import { Alert, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { DeviceRow } from '#shared/contract/merchant/people.ts';
import { useT } from '../../../lib/i18n.ts';
import { useRenameDevice, useRevokeDevice } from '../mutations.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Props = { device: DeviceRow; onClose: () => void };

/** Stops a till at its next call, after a second look. */
export const RevokeDialog = ({ device, onClose }: Props) => {
  const t = useT();
  const revoke = useRevokeDevice();
  return (
    <ConfirmDialog
      title={t('devices.revokeTitle', { name: device.name })}
      text={t('devices.revokeLead')}
      label={t('devices.revoke')}
      isBusy={revoke.isPending}
      error={revoke.error}
      onClose={onClose}
      onConfirm={() => revoke.mutate({ deviceId: device.deviceId }, { onSuccess: onClose })}
    >
      {device.isThis ? (
        <Alert color="tart" icon={<IconAlertTriangle aria-hidden />} role="alert">
          {t('devices.revokeThis')}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
};

export const RenameDialog = ({ device, onClose }: Props) => {
  const t = useT();
  const rename = useRenameDevice();
  const [name, setName] = useState(device.name);
  const [isAsked, setAsked] = useState(false);
  const confirm = (): void => {
    setAsked(true);
    if (name.trim())
      rename.mutate({ deviceId: device.deviceId, name: name.trim() }, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      title={t('devices.renameTitle', { name: device.name })}
      text={t('console.login.deviceHint')}
      label={t('devices.rename')}
      tone="plain"
      isBusy={rename.isPending}
      error={rename.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextInput
        aria-label={t('devices.name')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={40}
        error={isAsked && !name.trim() ? t('devices.nameMissing') : null}
        onKeyDown={(event) => {
          if (event.key === 'Enter') confirm();
        }}
      />
    </ConfirmDialog>
  );
};
