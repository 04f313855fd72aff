import { QueryClientProvider } from '@tanstack/react-query';
import { HashRouter } from 'react-router-dom';
import { queryClient } from '../lib/api/query.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Router } from './router.tsx';
import { Shell } from './shell.tsx';

/** Providers, frame, screens. */
export const App = () => (
  <QueryClientProvider client={queryClient}>
    <HashRouter>
      <Shell>
        <ErrorBoundary>
          <Router />
        </ErrorBoundary>
      </Shell>
    </HashRouter>
  </QueryClientProvider>
);
