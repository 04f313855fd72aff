import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/ui.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { must } from '#shared/kernel/result.ts';
import { loadLanguage } from '../lib/i18n.ts';
import { Gallery } from './gallery.tsx';

await loadLanguage();
createRoot(must(document.getElementById('app'), 'the element #app')).render(
  <StrictMode>
    <HashRouter>
      <Gallery />
    </HashRouter>
  </StrictMode>,
);
