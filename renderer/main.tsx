import './lib/no-eval.ts';
import { createRoot } from 'react-dom/client';
import { must } from '#shared/kernel/result.ts';
import { App } from './app/app.tsx';
import { reloadOnNewVersion } from './app/new-version.ts';
import { startWatching } from './app/watch.ts';
import { deviceId, loadMachine } from './lib/machine.ts';
import { restoreSession } from './lib/session.ts';

const start = async (): Promise<void> => {
  reloadOnNewVersion();
  await loadMachine();
  await restoreSession(deviceId());
  startWatching();
  createRoot(must(document.querySelector('#root'), 'root')).render(<App />);
};

void start();
