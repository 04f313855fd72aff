import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/ui.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { must } from '#shared/kernel/result.ts';
import { loadLanguage } from '../lib/i18n.ts';
import { App } from './app.tsx';
import { reloadWhenPartsAreGone } from './chunk-reload.ts';
import { startEarly } from './start-early.ts';

reloadWhenPartsAreGone();
startEarly(location.hash);
await loadLanguage();
createRoot(must(document.getElementById('app'), 'the element #app')).render(<StrictMode><App /></StrictMode>);
