import { createStore } from 'zustand/vanilla';
import { KEYS, readKey, writeKey } from '../../storage.ts';
import { emitScan } from '../desk.ts';
import type { DeviceSource, DeviceView } from './device-view.ts';
import { hidSource } from './hid-source.ts';
import { serialSource } from './serial-source.ts';

export type DeviceKind = 'SERIAL' | 'HID';

/** Speeds that serial scanners come with; 9600 is what nearly all of them leave the factory with. */
export const BAUD_RATES = [9600, 19_200, 38_400, 57_600, 115_200] as const;

const OFF: DeviceView = { state: 'none', name: '' };

/** How the till's serial and HID scanners are. */
export const devicesStore = createStore<Record<DeviceKind, DeviceView> & { baudRate: number }>(
  () => ({
    SERIAL: OFF,
    HID: OFF,
    baudRate: readKey(KEYS.serialScanner)?.baudRate ?? BAUD_RATES[0],
  }),
);

export const setBaudRate = (baudRate: number): void => devicesStore.setState({ baudRate });

/** The till's serial and HID scanners, one of each kind. They outlive the screens, so that scanning works on every page. */
export const scanners: Record<DeviceKind, DeviceSource> = {
  SERIAL: serialSource({
    emit: (text) => emitScan({ text, by: 'SERIAL' }),
    onView: (view) => devicesStore.setState({ SERIAL: view }),
    known: () => readKey(KEYS.serialScanner),
    remember: (port) => writeKey(KEYS.serialScanner, port),
    baudRate: () => devicesStore.getState().baudRate,
  }),
  HID: hidSource({
    emit: (text) => emitScan({ text, by: 'HID' }),
    onView: (view) => devicesStore.setState({ HID: view }),
    known: () => readKey(KEYS.hidScanner),
    remember: (device) => writeKey(KEYS.hidScanner, device),
  }),
};

/** Starts both; a second call changes nothing. */
export const startScanners = (): void => {
  scanners.SERIAL.start();
  scanners.HID.start();
};
