// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { MINUTE, plus } from '#shared/kernel/time.ts';
import { waitFor } from '#shared/testing/wait-for.ts';
import { client } from '../../lib/api/api.ts';
import { currentT, loadLanguage, loadTexts } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { StartLine } from './start-line.tsx';
import { setStartLines, rememberStarts } from './start-reminders.ts';

let root: Root;
beforeAll(() => Promise.all([loadLanguage(), loadTexts('reminders')]));
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  useSession.setState({ token: 't', member: { userId: 'me' } as never });
  root = createRoot(document.getElementById('root')!);
});
afterEach(() => {
  root.unmount();
  rememberStarts('group', []);
  useSession.setState({ token: null, member: null });
  localStorage.clear();
});

const remember = (minutesToStart: number): void => {
  const startTime = plus(client.now(), minutesToStart * MINUTE);
  rememberStarts('group', [
    {
      key: 'noon tarts',
      name: 'Egg tarts',
      path: '/group/productDetail?productId=tarts',
      startTime,
      endTime: plus(startTime, 60 * MINUTE),
    },
  ]);
};
const show = async (): Promise<void> => {
  root.render(
    <MemoryRouter>
      <StartLine />
    </MemoryRouter>,
  );
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
};
const line = () => document.querySelector('[role=status]');

it('announces a sale from five minutes before its start, leads to the deal, and is put away for good', async () => {
  remember(4);
  await show();
  await waitFor(() => line() !== null);
  expect(line()!.textContent).toBe(currentT()('remind.soon', { name: 'Egg tarts', count: 4 }));
  expect(line()!.querySelector('a')!.getAttribute('href')).toContain('productId=tarts');
  line()!.querySelector('button')!.click();
  await waitFor(() => line() === null);
  remember(3);
  await show();
  expect(line()).toBeNull();
});

it('says nothing before that, nor to somebody else', async () => {
  remember(20);
  await show();
  expect(line()).toBeNull();
  rememberStarts('group', []);
  remember(-1);
  await waitFor(() => line() !== null);
  useSession.setState({ member: { userId: 'other' } as never });
  await waitFor(() => line() === null);
});

it('keeps what one shop knows when another is asked anew', async () => {
  remember(4);
  rememberStarts('market', []);
  await show();
  await waitFor(() => line() !== null);
  rememberStarts('group', []);
  await waitFor(() => line() === null);
});

it('says nothing where the guest has switched it off', async () => {
  remember(4);
  await show();
  await waitFor(() => line() !== null);
  setStartLines(false);
  await waitFor(() => line() === null);
  setStartLines(true);
  await waitFor(() => line() !== null);
});
