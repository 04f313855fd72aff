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

/** A till asks the server every 20 seconds; this long after the last time it still counts as in use. */
const NOW_MS = 2 * MINUTE;
const CHOICES = [1, 3, 5, 10, 15, 30, 60] as const;

const LockChoice = ({ device }: { device: DeviceRow }) => {
  const t = useT();
  const setLock = useSetLock();
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

const DeviceLine = ({
  device,
  now,
  onAct,
}: {
  device: DeviceRow;
  now: number;
  onAct: OnDevice;
}) => {
  const t = useT();
  const { lastSeenAt, revokedAt } = device;
  const isOff = revokedAt !== null;
  const seen =
    lastSeenAt === null
      ? t('devices.never')
      : now - lastSeenAt < NOW_MS
        ? t('devices.justNow')
        : dateTimeText(lastSeenAt);
  return (
    <tr data-off={isOff} data-testid="device" data-device={device.deviceId}>
      <td className={classes['whole']}>
        <span className={classes['main']}>{device.name}</span>
        {device.isThis ? (
          <Badge ml="xs" variant="light" tt="none">
            {t('devices.this')}
          </Badge>
        ) : null}
      </td>
      <td>{device.storeName ?? '—'}</td>
      <td className={classes['whole']}>{seen}</td>
      <td className={classes['whole']}>{device.lastOperatorName ?? '—'}</td>
      <td>{isOff ? '—' : <LockChoice device={device} />}</td>
      <td>
        <Badge
          tt="none"
          size="lg"
          miw="max-content"
          variant="light"
          color={isOff ? 'red' : device.enrolledAt === null ? 'gray' : 'teal'}
          title={isOff ? t('devices.revokedOn', { time: dateTimeText(revokedAt) }) : undefined}
        >
          {t(
            isOff
              ? 'devices.revoked'
              : device.enrolledAt === null
                ? 'devices.byPassword'
                : 'devices.enrolled',
          )}
        </Badge>
      </td>
      <td className={classes['actions']}>
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
          {isOff ? null : (
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
      </td>
    </tr>
  );
};

/** The merchant's tills: where each stands, who was last there, and the ways to stop it. */
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
