import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/ui.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { must } from '#shared/kernel/result.ts';
import { host } from '../lib/host.ts';
import { loadLanguage } from '../lib/i18n.ts';
import { App } from './app.tsx';
import { reloadWhenPartsAreGone } from './chunk-reload.ts';
import { beforeFirstScreen } from './prepare.ts';
import { startEarly } from './start-early.ts';

document.documentElement.dataset['client'] = host.kind;
reloadWhenPartsAreGone();
startEarly(location.hash);

/** Between two tries to load the sentences when the line is bad at the very start. */
const AGAIN_MS = 2000;

const begin = async (): Promise<void> => {
  try {
    await Promise.all([loadLanguage(), beforeFirstScreen()]);
    createRoot(must(document.getElementById('app'), 'the element #app')).render(<StrictMode><App /></StrictMode>);
  } catch {
    setTimeout(() => void begin(), AGAIN_MS);
  }
};
void begin();
