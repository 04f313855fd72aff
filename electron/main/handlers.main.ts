import { app } from 'electron';
import type { BridgeHandlers } from './bridge-door.ts';
import { thisDevice } from './device.main.ts';
import { journal } from './journal.main.ts';
import { openLink } from './link.main.ts';
import { secrets } from './secret.main.ts';

/** Binds each call of the bridge to what does it. */
export const bridgeHandlers = async (backendUrl: string): Promise<BridgeHandlers> => {
  const device = await thisDevice();
  const store = secrets();
  const ledger = journal();
  return {
    info: async () => ({ runtime: 'electron', version: app.getVersion(), platform: process.platform, ...device, backendUrl, isSecretSafe: await store.isSafe() }),
    readSecret: (name) => store.read(name),
    writeSecret: async ({ name, value }) => { await store.write(name, value); return null; },
    journalAppend: async (entry) => { await (await ledger()).append(entry); return null; },
    journalResolve: async ({ requestId }) => { await (await ledger()).resolve(requestId); return null; },
    journalOpen: async () => (await ledger()).open(),
    openLink,
  };
};
