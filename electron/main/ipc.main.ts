import { ipcMain } from 'electron';
import { displayBridge } from '#shared/ipc/display.ts';
import { bridge } from '#shared/ipc/index.ts';
import {
  createDoor,
  type BridgeHandlers,
  type BridgeMessage,
  type BridgeRefusal,
  type DisplayHandlers,
} from './bridge-door.ts';
import { logs } from './logs.main.ts';

type Door = (message: BridgeMessage) => Promise<unknown>;

const report = (refusal: BridgeRefusal, channel: string, error?: unknown): void =>
  logs.warn(
    `bridge refused ${channel}: ${refusal}`,
    ...(error instanceof Error ? [error.message] : []),
  );

const listen = (
  calls: Readonly<Record<string, { readonly channel: string }>>,
  door: Door,
): void => {
  for (const { channel } of Object.values(calls))
    ipcMain.handle(channel, (event, ...args: unknown[]) =>
      door({ channel, frame: event.senderFrame, args }),
    );
};

/** Answers exactly the calls of `shared/ipc`, each for the page that may use it. The only place that listens to pages. */
export const answerBridge = (handlers: BridgeHandlers, display: DisplayHandlers): void => {
  listen(bridge, createDoor({ calls: bridge, page: 'console', handlers, report }));
  listen(
    displayBridge,
    createDoor({ calls: displayBridge, page: 'display', handlers: display, report }),
  );
};
