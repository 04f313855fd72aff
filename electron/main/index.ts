import { app } from 'electron';
import { ENTRY_URL } from './app-origin.ts';
import { findBackend } from './backend.main.ts';
import { listenForLinks } from './deep-link.main.ts';
import { bridgeHandlers, displayHandlers } from './handlers.main.ts';
import { holdSingleInstance } from './instance.main.ts';
import { answerBridge } from './ipc.main.ts';
import { logs, startLogs } from './logs.main.ts';
import { declarePageScheme, servePages } from './pages.main.ts';
import { offerScanners } from './scanner-choice.main.ts';
import { denyByDefault, permitOwnScanners } from './security.main.ts';
import { startShell } from './shell.main.ts';
import { openWindow } from './window.main.ts';

const whenReady = async (): Promise<void> => {
  const backend = await findBackend();
  if (backend === null) return app.exit(1);
  const shell = await startShell();
  permitOwnScanners(backend);
  offerScanners();
  servePages(backend);
  answerBridge(await bridgeHandlers(backend, shell.calls), displayHandlers);
  const window = openWindow();
  shell.open();
  await window.loadURL(ENTRY_URL);
};

const giveUp = (error: unknown): void => {
  logs.error('the console could not start', error instanceof Error ? error.message : '');
  app.exit(1);
};

if (holdSingleInstance()) {
  startLogs();
  declarePageScheme();
  denyByDefault();
  listenForLinks();
  app.on('window-all-closed', () => app.quit());
  // not awaited at the top: a module of the main process that waits for "ready" keeps it from coming
  void app.whenReady().then(whenReady).catch(giveUp);
} else {
  app.quit();
}
