import { Badge, Button, Group, NativeSelect } from '@mantine/core';
import { IconDeviceDesktopOff, IconPencil } from '@tabler/icons-react';
import type { DeviceRow } from '#shared/contract/merchant/people.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { MINUTE } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../ui/use-now.ts';
import { useSetLock } from '../mutations.ts';
import classes from '../people.module.css';

export type OnDevice = (device: DeviceRow, act: 'rename' | 'revoke') => void;

/** A till contacts the server every 20 seconds; this long after the last time it still counts as in use. */
const NOW_MS = 2 * MINUTE;
const CHOICES = [1, 3, 5, 10, 15, 30, 60] as const;

const LockChoice = ({ device }: { device: DeviceRow }) => {
  const t = useT();
  const setLock = useSetLock();
  // a display of the kitchen is never locked
  if (device.purpose === 'KITCHEN') return t('devices.lockNever');
  const shown = setLock.isPending ? setLock.variables.lockMinutes : device.lockMinutes;
  const minutes = [...new Set([...CHOICES, ...(shown > 0 ? [shown] : [])])].sort((a, b) => a - b);
  return (
    <NativeSelect
      size="sm"
      w={136}
      aria-label={t('devices.lockOf', { name: device.name })}
      value={String(shown)}
      onChange={(event) =>
        setLock.mutate({
          deviceId: device.deviceId,
          lockMinutes: Number(event.currentTarget.value),
        })
      }
      data={[
        ...minutes.map((count) => ({
          value: String(count),
          label: t('devices.lockMinutes', { count }),
        })),
        { value: '0', label: t('devices.lockNever') },
      ]}
    />
  );
};

type LineProps = { device: DeviceRow; now: number; onAct: OnDevice };

const useLastSeen = ({ device: { lastSeenAt }, now }: Omit<LineProps, 'onAct'>): string => {
  const t = useT();
  if (lastSeenAt === null) return t('devices.never');
  return now - lastSeenAt < NOW_MS ? t('devices.justNow') : dateTimeText(lastSeenAt);
};

const STATES = {
  revoked: { color: 'red', label: 'devices.revoked' },
  byPassword: { color: 'gray', label: 'devices.byPassword' },
  enrolled: { color: 'teal', label: 'devices.enrolled' },
  kitchen: { color: 'teal', label: 'devices.purpose.KITCHEN' },
} as const;
const stateOf = ({ revokedAt, enrolledAt, purpose }: DeviceRow): keyof typeof STATES => {
  if (revokedAt !== null) return 'revoked';
  if (purpose === 'KITCHEN') return 'kitchen';
  return enrolledAt === null ? 'byPassword' : 'enrolled';
};

const DeviceState = ({ device }: { device: DeviceRow }) => {
  const t = useT();
  const { color, label } = STATES[stateOf(device)];
  const { revokedAt } = device;
  return (
    <Badge
      tt="none"
      size="lg"
      miw="max-content"
      variant="light"
      color={color}
      title={
        revokedAt === null ? undefined : t('devices.revokedOn', { time: dateTimeText(revokedAt) })
      }
    >
      {t(label)}
    </Badge>
  );
};

const DeviceActs = ({ device, onAct }: Omit<LineProps, 'now'>) => {
  const t = useT();
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <Button
        size="sm"
        variant="subtle"
        leftSection={<IconPencil size={18} aria-hidden />}
        onClick={() => onAct(device, 'rename')}
        aria-label={`${t('devices.rename')} ${device.name}`}
        data-testid="device-rename"
      >
        {t('devices.rename')}
      </Button>
      {device.revokedAt === null && (
        <Button
          size="sm"
          variant="subtle"
          color="red.9"
          c="var(--senado-bad-ink)"
          leftSection={<IconDeviceDesktopOff size={18} aria-hidden />}
          onClick={() => onAct(device, 'revoke')}
          aria-label={`${t('devices.revoke')} ${device.name}`}
          data-testid="device-revoke"
        >
          {t('devices.revoke')}
        </Button>
      )}
    </Group>
  );
};

const DeviceLine = ({ device, now, onAct }: LineProps) => {
  const t = useT();
  const isOff = device.revokedAt !== null;
  return (
    <tr data-off={isOff} data-testid="device" data-device={device.deviceId}>
      <td className={classes['whole']}>
        <span className={classes['main']}>{device.name}</span>
        {device.isThis && (
          <Badge ml="xs" variant="light" tt="none">
            {t('devices.this')}
          </Badge>
        )}
      </td>
      <td>{device.storeName ?? '—'}</td>
      <td className={classes['whole']}>{useLastSeen({ device, now })}</td>
      <td className={classes['whole']}>{device.lastOperatorName ?? '—'}</td>
      <td>{isOff ? '—' : <LockChoice device={device} />}</td>
      <td>
        <DeviceState device={device} />
      </td>
      <td className={classes['actions']}>
        <DeviceActs device={device} onAct={onAct} />
      </td>
    </tr>
  );
};

/** The merchant's tills: their stores, last operators and states, and the ways to stop them. */
export const DeviceTable = ({
  devices,
  onAct,
}: {
  devices: readonly DeviceRow[];
  onAct: OnDevice;
}) => {
  const t = useT();
  const now = useNow(30_000);
  return (
    <table className={classes['table']} aria-label={t('devices.table')}>
      <thead>
        <tr>
          <th>{t('devices.name')}</th>
          <th>{t('devices.store')}</th>
          <th>{t('devices.lastSeen')}</th>
          <th>{t('devices.lastWho')}</th>
          <th>{t('devices.lock')}</th>
          <th>{t('devices.state')}</th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {devices.map((device) => (
          <DeviceLine key={device.deviceId} device={device} now={now} onAct={onAct} />
        ))}
      </tbody>
    </table>
  );
};
