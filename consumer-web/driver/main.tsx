import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/ui.css';
import '../ui/field.css';
import './run.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { must } from '#shared/kernel/result.ts';
import { RunPage } from './run-page.tsx';
import { languageNow } from './words.ts';

document.documentElement.lang = languageNow();
// what follows the # is seen by no server; another link in the same tab is another run
const token = (): string => location.hash.slice(1);
const root = createRoot(must(document.getElementById('app'), 'the element #app'));
const draw = (): void => {
  root.render(
    <StrictMode>
      <RunPage key={token()} token={token()} />
    </StrictMode>,
  );
};
window.addEventListener('hashchange', draw);
draw();
