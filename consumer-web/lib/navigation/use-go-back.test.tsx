// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { NAVIGATION_MS } from '#shared/guards/timing.ts';
import { waitFor } from '#shared/testing/wait-for.ts';
import { useGoBack } from './use-go-back.ts';

/** Longer than a slow step back is waited for. */
const LONG_MS = 1100;

const Screen = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const handleGoBack = useGoBack('/given');
  return (
    <>
      <output>{pathname}</output>
      <button type="button" data-to="back" onClick={handleGoBack} />
      <button type="button" data-to="b" onClick={() => void navigate('/b')} />
    </>
  );
};

const wait = async (ms: number): Promise<void> => {
  await act(
    () =>
      new Promise((done) => {
        setTimeout(done, ms);
      }),
  );
};

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

it('who goes back and opens the same page again within the second stays there; with nothing behind it leads to the given path', async () => {
  // another file of this process may have left its address
  history.replaceState(null, '', '#/');
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  act(() => {
    root.render(
      <HashRouter>
        <Screen />
      </HashRouter>,
    );
  });
  const press = (to: 'back' | 'b') =>
    act(() => {
      box.querySelector<HTMLElement>(`[data-to=${to}]`)?.click();
    });
  press('b');
  press('back');
  await waitFor(() => {
    expect(box.textContent).toBe('/');
  });
  press('b');
  await wait(LONG_MS);
  expect(box.textContent).toBe('/b');
  press('back');
  await wait(LONG_MS);
  expect(box.textContent).toBe('/');
  press('back');
  await wait(LONG_MS);
  expect(box.textContent).toBe('/given');
  act(() => {
    root.unmount();
  });
});

it.each([
  { name: 'closes a container that was opened by a link', first: '/', wanted: 'closed' },
  {
    name: 'leads to the given path after a bank that was paid at, which did not open the container',
    first: '/paymentPage/verify?orderId=o&tradeNo=last',
    wanted: '/given',
  },
])('with nothing behind it $name', async ({ first, wanted }) => {
  vi.resetModules();
  vi.stubGlobal('navigator', { userAgent: 'BocApp/3.1' });
  const calls: string[] = [];
  vi.stubGlobal('BocBridge', { call: (name: string) => calls.push(name) });
  const { useGoBack: useContainerGoBack } = await import('./use-go-back.ts');
  const { noteVisit } = await import('../session/visited.ts');
  noteVisit(first);
  noteVisit('/here');
  const Here = () => {
    const { pathname } = useLocation();
    const handleGoBack = useContainerGoBack('/given');
    return <button type="button" data-path={pathname} onClick={handleGoBack} />;
  };
  history.replaceState(null, '', '#/here');
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  act(() => {
    root.render(
      <HashRouter>
        <Here />
      </HashRouter>,
    );
  });
  const button = box.querySelector<HTMLElement>('button')!;
  act(() => {
    button.click();
  });
  await wait(NAVIGATION_MS.backCheck);
  await waitFor(() => {
    expect(calls.includes('close') ? 'closed' : button.dataset['path']).toBe(wanted);
  });
  act(() => {
    root.unmount();
  });
});
