import './lib/no-eval.ts';
import './lib/react-first.ts';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { must } from '#shared/kernel/result.ts';
import { App } from './app/app.tsx';
import { Crash } from './app/crash.tsx';
import { loadInIdle } from './app/load-in-idle.ts';
import { reloadOnNewVersion } from './app/new-version.ts';
import { loadFirstScreen } from './app/router.tsx';
import { startWatching } from './app/watch.ts';
import { restoreTillKey } from './lib/device-key.ts';
import { restoreLock, unlock } from './lib/lock.ts';
import { deviceId, loadMachine } from './lib/machine.ts';
import { currentSession, restoreSession } from './lib/session.ts';
import { settingsStore } from './lib/settings.ts';
import { loadTexts } from './lib/texts.ts';
import { UiProvider } from './ui/ui-provider.tsx';

const start = async (): Promise<ReactElement> => {
  reloadOnNewVersion();
  const words = loadTexts(settingsStore.getState().language);
  await loadMachine();
  await restoreTillKey();
  await restoreSession(deviceId());
  if (currentSession()) restoreLock();
  else unlock();
  startWatching();
  await Promise.all([words, loadFirstScreen()]);
  loadInIdle();
  return <App />;
};

// a screen that throws is reported like any other fault: on the console, and in the desktop's log
const root = createRoot(must(document.querySelector('#root'), 'root'), {
  onCaughtError: (error) => reportError(error),
});
// without the machine's facts the page cannot work: it shows the crash page
start().then(
  (app) => root.render(app),
  () =>
    root.render(
      <UiProvider>
        <Crash />
      </UiProvider>,
    ),
);
