import { expect, it } from 'vitest';
import type { CustomerView } from '#shared/ipc/customer-view.ts';
import { THANKS_MS, waitBefore } from './views.ts';

const view = (kind: CustomerView['kind']): CustomerView => ({
  kind,
  language: 'en',
  store: 'Senado',
  items: [],
});

it('lets a guest read the thanks before the next welcome, and never holds a new verdict back', () => {
  const done = { view: view('done'), at: 1000 };
  expect(waitBefore(view('welcome'), done, 1500)).toBe(THANKS_MS - 500);
  expect(waitBefore(view('welcome'), done, 1000 + THANKS_MS)).toBe(0);
  expect(waitBefore(view('done'), done, 1500)).toBe(0);
  expect(waitBefore(view('ask'), done, 1500)).toBe(0);
  expect(waitBefore(view('welcome'), null, 0)).toBe(0);
});
