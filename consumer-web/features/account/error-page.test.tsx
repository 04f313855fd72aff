// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { useVisit } from '../../lib/session/visit.ts';
import { ErrorPageScreen } from './error-page.screen.tsx';

const visit = useVisit.getState();
const box = document.createElement('div');
let root: Root | undefined;
let status = 'sys_down';
let asked = 0;

const At = () => <i>{useLocation().pathname}</i>;
const open = async (address: string): Promise<void> => {
  root = createRoot(box);
  root.render(
    <MemoryRouter initialEntries={[address]}>
      <At />
      <ErrorPageScreen />
    </MemoryRouter>,
  );
  await waitFor(() => {
    expect(box.querySelector('main h2, .state h2')).not.toBeNull();
  });
};

beforeEach(() => {
  asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(Response.json({ status }));
  });
});
afterEach(() => {
  root?.unmount();
  useVisit.setState(visit, true);
  vi.unstubAllGlobals();
});

it('while the system is down a retry stays, and leads home once it is up; home is one press away', async () => {
  await open('/errorPage?type=sys_down');
  expect(box.querySelector('.state a')?.getAttribute('href')).toBe('/');
  const retry = box.querySelector<HTMLButtonElement>('.state button')!;
  retry.click();
  await waitFor(() => {
    expect([asked, useVisit.getState().systemStatus]).toEqual([1, 'sys_down']);
  });
  expect(box.querySelector('i')!.textContent).toBe('/errorPage');
  status = 'normal';
  await waitFor(() => {
    box.querySelector<HTMLButtonElement>('.state button')?.click();
    expect(box.querySelector('i')!.textContent).toBe('/');
  });
});

it('an address that is not known offers the way home, and no retry', async () => {
  await open('/errorPage');
  expect(box.querySelector('.state a')?.getAttribute('href')).toBe('/');
  expect(box.querySelector('.state button')).toBeNull();
});
