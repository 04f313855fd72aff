import { contextBridge, ipcRenderer } from 'electron';
import { BRIDGE_GLOBAL, CHANNELS } from '#shared/ipc/channels.ts';

/** Exactly the calls of `shared/ipc`, each tied to its channel: a page cannot name a channel itself. Main parses requests; the page parses replies. */
const calls = Object.entries(CHANNELS).map(
  ([name, channel]) =>
    [
      name,
      (argument?: unknown): Promise<unknown> => ipcRenderer.invoke(channel, argument),
    ] as const,
);

contextBridge.exposeInMainWorld(BRIDGE_GLOBAL, Object.fromEntries(calls));
