import { ipcMain } from 'electron';
import { CHANNELS } from '#shared/ipc/channels.ts';
import { createDoor, type BridgeHandlers } from './bridge-door.ts';
import { logs } from './logs.main.ts';

/** Answers exactly the calls of `shared/ipc`. The only place that listens to pages. */
export const answerBridge = (handlers: BridgeHandlers): void => {
  const door = createDoor({
    handlers,
    report: (refusal, channel, error) => logs.warn(`bridge refused ${channel}: ${refusal}`, ...(error instanceof Error ? [error.message] : [])),
  });
  for (const channel of Object.values(CHANNELS)) ipcMain.handle(channel, (event, ...args: unknown[]) => door({ channel, frame: event.senderFrame, args }));
};
