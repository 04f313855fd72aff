import { Button, Group, Text } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import type { DeviceRow } from '#shared/contract/merchant/people.ts';
import { useT } from '../../lib/i18n.ts';
import { RenameDialog, RevokeDialog } from './parts/device-dialogs.tsx';
import { DeviceTable } from './parts/device-table.tsx';
import { EnrolDialog } from './parts/enrol-dialog.tsx';
import { PeopleList } from './parts/people-list.tsx';
import { PeopleTabs } from './parts/people-tabs.tsx';
import classes from './people.module.css';
import { useDevices } from './queries.ts';

type Open = { act: 'enrol' } | { act: 'rename' | 'revoke'; device: DeviceRow };

/** The merchant's tills (decisions A4, A6): let in by a QR, named, stopped. Owners only. */
export const DevicesScreen = () => {
  const t = useT();
  const devices = useDevices();
  const [open, setOpen] = useState<Open | null>(null);
  const rows = devices.data?.pages.flatMap(({ result }) => result) ?? [];
  // the new till is in the list when the dialog is put away
  const handleClose = (): void => {
    setOpen(null);
    if (open?.act === 'enrol') void devices.refetch();
  };
  return (
    <div className={classes['page']} data-testid="devices">
      <PeopleTabs />
      <Group justify="space-between">
        <Text c="dimmed">{t('devices.lead')}</Text>
        <Button
          leftSection={<IconQrcode size={20} aria-hidden />}
          onClick={() => setOpen({ act: 'enrol' })}
          data-testid="device-enrol"
        >
          {t('devices.add')}
        </Button>
      </Group>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <section className={classes['sheet']} aria-label={t('devices.table')} tabIndex={0}>
        <PeopleList
          list={devices}
          isEmpty={rows.length === 0}
          words={{ empty: t('devices.empty'), failed: t('devices.failed') }}
        >
          <DeviceTable devices={rows} onAct={(device, act) => setOpen({ act, device })} />
        </PeopleList>
      </section>
      {open?.act === 'enrol' && <EnrolDialog onClose={handleClose} />}
      {open?.act === 'rename' && <RenameDialog device={open.device} onClose={handleClose} />}
      {open?.act === 'revoke' && <RevokeDialog device={open.device} onClose={handleClose} />}
    </div>
  );
};
