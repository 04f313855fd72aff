import { useSyncExternalStore } from 'react';
import { host } from './host/host.ts';

/** Whether the device has a line at all. */
export const useOnline = (): boolean => useSyncExternalStore(host.onOnlineChange, host.isOnline);
