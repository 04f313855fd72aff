import '../lib/no-eval.ts';
import { createRoot } from 'react-dom/client';
import { must } from '#shared/kernel/result.ts';
import { CustomerScreen } from './customer-screen.tsx';
import { followViews } from './views.ts';

const root = createRoot(must(document.querySelector('#root'), 'root'));
followViews((view) => {
  document.documentElement.lang = view.language;
  root.render(<CustomerScreen view={view} />);
});
