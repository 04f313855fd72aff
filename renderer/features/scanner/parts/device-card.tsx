import { Button, NativeSelect } from '@mantine/core';
import { IconPlug, IconRefresh, IconUsb } from '@tabler/icons-react';
import { useStore } from 'zustand';
import { useT } from '../../../lib/i18n.ts';
import type { DeviceState } from '../../../lib/scan/devices/device-view.ts';
import {
  BAUD_RATES,
  devicesStore,
  scanners,
  setBaudRate,
  type DeviceKind,
} from '../../../lib/scan/devices/scanners.ts';
import { LastScan } from './last-scan.tsx';
import { Panel, type Health } from './panel.tsx';
import classes from './panel.module.css';

const HEALTH: Record<DeviceState, Health> = {
  on: 'good',
  opening: 'wait',
  lost: 'wait',
  busy: 'bad',
  none: 'idle',
  unsupported: 'idle',
};
const WORDS = {
  SERIAL: { icon: IconPlug, title: 'scanner.serial.title', hint: 'scanner.serial.hint' },
  HID: { icon: IconUsb, title: 'scanner.hid.title', hint: 'scanner.hid.hint' },
} as const;

const Speed = () => {
  const t = useT();
  const baudRate = useStore(devicesStore, (devices) => devices.baudRate);
  return (
    <NativeSelect
      size="md"
      w={130}
      label={t('scanner.serial.speed')}
      title={t('scanner.serial.speedHint')}
      data={BAUD_RATES.map(String)}
      value={String(baudRate)}
      onChange={(event) => setBaudRate(Number(event.currentTarget.value))}
      data-testid="baud-rate"
    />
  );
};

const Actions = ({ kind, state }: { kind: DeviceKind; state: DeviceState }) => {
  const t = useT();
  const name = t(WORDS[kind].title);
  const source = scanners[kind];
  const isKnown = state !== 'none';
  return (
    <div className={classes['actions']}>
      {kind === 'SERIAL' && state !== 'on' && <Speed />}
      <Button
        variant={isKnown ? 'default' : 'filled'}
        onClick={() => void source.connect()}
        loading={state === 'opening'}
        data-testid={`connect-${kind}`}
        aria-label={t(isKnown ? 'scanner.device.otherOf' : 'scanner.device.connectOf', { name })}
      >
        {t(isKnown ? 'scanner.device.other' : 'scanner.device.connect')}
      </Button>
      {(state === 'busy' || state === 'lost') && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={20} aria-hidden />}
          onClick={() => source.again()}
          data-testid={`again-${kind}`}
        >
          {t('scanner.device.again')}
        </Button>
      )}
      {isKnown && (
        <Button
          variant="subtle"
          color="gray"
          onClick={() => void source.forget()}
          aria-label={t('scanner.device.forgetOf', { name })}
          data-testid={`forget-${kind}`}
        >
          {t('scanner.device.forget')}
        </Button>
      )}
    </div>
  );
};

/** A serial or a HID POS scanner: how it is, its last scan, and connecting it. */
export const DeviceCard = ({ kind }: { kind: DeviceKind }) => {
  const t = useT();
  const { state, name } = useStore(devicesStore, (devices) => devices[kind]);
  const { icon, title, hint } = WORDS[kind];
  const says = [t(`scanner.device.${state}`), name].filter((part) => part !== '').join(' · ');
  return (
    <Panel
      icon={icon}
      title={t(title)}
      health={HEALTH[state]}
      says={says}
      testId={`card-${kind}`}
      state={state}
    >
      {state === 'none' || state === 'unsupported' ? (
        <p className={classes['hint']}>{t(hint)}</p>
      ) : (
        <LastScan kind={kind} />
      )}
      {state !== 'unsupported' && <Actions kind={kind} state={state} />}
    </Panel>
  );
};
