import { useSyncExternalStore } from 'react';
import { host } from './host/host.ts';

/** Whether the device is online. */
export const useOnline = (): boolean =>
  useSyncExternalStore(host.onOnlineChange, host.isOnline, host.isOnline);
