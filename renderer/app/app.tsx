import { QueryClientProvider } from '@tanstack/react-query';
import { HashRouter } from 'react-router-dom';
import { queryClient } from '../lib/query.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { ConfirmLayer } from './confirm-layer.tsx';
import { LockLayer } from './lock-layer.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Router } from './router.tsx';

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <UiProvider>
      <HashRouter>
        <ErrorBoundary>
          <Router />
        </ErrorBoundary>
      </HashRouter>
      <ConfirmLayer />
      <LockLayer />
    </UiProvider>
  </QueryClientProvider>
);
