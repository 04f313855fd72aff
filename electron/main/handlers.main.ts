import { app } from 'electron';
import type { BridgeHandlers, DisplayHandlers } from './bridge-door.ts';
import { customerViews } from './customer-display.main.ts';
import { thisDevice } from './device.main.ts';
import { journal } from './journal.main.ts';
import { linkOpener } from './link.main.ts';
import { listPrinters, printBytes, printPage } from './printing.main.ts';
import { secrets } from './secret.main.ts';
import type { Shell } from './shell.main.ts';

/** Binds each call of the bridge to what does it. */
export const bridgeHandlers = async (
  backendUrl: string,
  shell: Shell['calls'],
): Promise<BridgeHandlers> => {
  const device = await thisDevice();
  const store = secrets();
  const ledger = journal();
  return {
    info: async () => ({
      runtime: 'electron',
      version: app.getVersion(),
      platform: process.platform,
      ...device,
      backendUrl,
      isSecretSafe: await store.isSafe(),
    }),
    readSecret: (name) => store.read(name),
    writeSecret: async ({ name, value }) => {
      await store.write(name, value);
      return null;
    },
    journalAppend: async (entry) => {
      await (await ledger()).append(entry);
      return null;
    },
    journalResolve: async ({ requestId }) => {
      await (await ledger()).resolve(requestId);
      return null;
    },
    journalOpen: async () => (await ledger()).open(),
    openLink: linkOpener(backendUrl),
    printBytes,
    printPage,
    listPrinters,
    ...shell,
  };
};

/** The customer's screen may fetch what to show, and nothing else. */
export const displayHandlers: DisplayHandlers = {
  nextCustomerView: async ({ seen }) => {
    const { seq, message } = await customerViews.next(seen);
    return { seq, view: message };
  },
};
