import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { must } from '#shared/kernel/result.ts';
import { App } from './app.tsx';

/** Draws the app into its page. */
export const draw = (): void => {
  createRoot(must(document.getElementById('app'), 'the element #app')).render(<StrictMode><App /></StrictMode>);
};
