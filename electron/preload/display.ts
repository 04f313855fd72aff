import { contextBridge, ipcRenderer } from 'electron';
import { DISPLAY_CHANNELS, DISPLAY_GLOBAL } from '#shared/ipc/display-channels.ts';

/** The customer's screen may ask what to show. */
const calls = Object.entries(DISPLAY_CHANNELS).map(
  ([name, channel]) =>
    [
      name,
      (argument?: unknown): Promise<unknown> => ipcRenderer.invoke(channel, argument),
    ] as const,
);

contextBridge.exposeInMainWorld(DISPLAY_GLOBAL, Object.fromEntries(calls));
