import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { hasSwipeBack } from '#shared/guards/back-navigation.ts';
import { must } from '#shared/kernel/result.ts';
import { host } from '../lib/host/host.ts';
import { App } from './app.tsx';

/** Draws the app into its page. Where swiping back is off (spec 000 §5, decision M12), the page's own part of it is: a swipe past its side goes nowhere. The iOS app's gesture is the app's own, and no bridge call switches it. */
export const draw = (): void => {
  document.documentElement.dataset['swipe'] = hasSwipeBack({
    client: host.kind,
    os: host.facts().os,
    appVersion: host.appVersion(),
  })
    ? 'on'
    : 'off';
  const root = createRoot(must(document.getElementById('app'), 'the element #app'));
  const render = (): void => {
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  };
  // in steps, with all parts whose code is there: what the server drew is not replaced by a skeleton
  if (window.firstView) startTransition(render);
  else render();
};
