import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useLanguage } from '../lib/i18n.ts';
import { queryClient } from '../lib/query.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { ConfirmLayer } from './confirm-layer.tsx';
import { LockLayer } from './lock-layer.tsx';
import { createRouter } from './router.tsx';

export const App = () => {
  const [router] = useState(createRouter);
  const isEnglish = useLanguage() === 'en';
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider isEnglish={isEnglish}>
        <RouterProvider router={router} />
        <ConfirmLayer />
        <LockLayer />
      </UiProvider>
    </QueryClientProvider>
  );
};
