import type { DesktopInfo } from '#shared/ipc/desktop.ts';
import { asId, type DeviceId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import { bridge } from './bridge.ts';

let known: DesktopInfo | null = null;

/** Asks the bridge once what this machine is; `main.tsx` waits for it before anything is drawn. */
export const loadMachine = async (): Promise<DesktopInfo> => {
  known ??= await bridge.info();
  return known;
};

/** What this machine is. Throws before `loadMachine` has answered. */
export const machine = (): DesktopInfo => must(known, 'machine');

export const deviceId = (): DeviceId => asId(machine().deviceId);
