import type { DesktopInfo } from '#shared/ipc/desktop.ts';
import { asId, type DeviceId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import { bridge } from './bridge.ts';
import { KEYS, readKey, writeKey } from './storage.ts';

let known: DesktopInfo | null = null;

/** Reads the facts of this machine from the bridge once; `main.tsx` waits for it before anything is drawn. */
export const loadMachine = async (): Promise<DesktopInfo> => {
  known ??= await bridge.info();
  return known;
};

/** What this machine is. Throws before `loadMachine` has answered. */
export const machine = (): DesktopInfo => must(known, 'machine');

/** The machine's id; one that was renewed has a number behind it. */
export const deviceId = (): DeviceId => {
  const turn = readKey(KEYS.deviceTurn);
  return asId(turn === 0 ? machine().deviceId : `${machine().deviceId}.${turn}`);
};

/** Gives this machine a new device id: the present one belongs to another device. */
export const renewDeviceId = (): void => writeKey(KEYS.deviceTurn, readKey(KEYS.deviceTurn) + 1);
