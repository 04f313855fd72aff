import { join } from 'node:path';

/** What every page of ours runs with: isolated, sandboxed, without Node. `preload`: the file that gives it its bridge. */
export const webPreferences = ({
  preload,
  isPackaged,
}: {
  preload: 'index' | 'display';
  isPackaged: boolean;
}) => ({
  preload: join(import.meta.dirname, `../preload/${preload}.cjs`),
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webviewTag: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  navigateOnDragDrop: false,
  spellcheck: false,
  devTools: !isPackaged,
  // a covered window must still poll the result of a write-off
  backgroundThrottling: false,
});
