// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { codeOf } from '#shared/codes/error-code.ts';
import { TABLE_NOTE_MOST } from '#shared/codes/group-order.ts';
import { asId } from '#shared/kernel/ids.ts';
import { waitFor } from '#shared/testing/wait-for.ts';
import { currentT, loadLanguage, loadTexts } from '../../../lib/i18n.ts';
import { useNotice } from '../../../lib/notice.ts';
import type { GroupOrder } from '../model.ts';
import { TableNote } from './table-note.tsx';

const box = document.createElement('div');
let root: Root;
let answer: (note: string) => unknown;
let sent: { key: string | null; note: string }[];

const show = (tableNote: string): void => {
  const order = { orderInfo: { orderId: asId('o1'), tableNote } } as unknown as GroupOrder;
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <TableNote order={order} />
    </QueryClientProvider>,
  );
};
const field = (): HTMLTextAreaElement => box.querySelector('textarea')!;
const button = (): HTMLButtonElement | null => box.querySelector('button');
const write = (text: string): void => {
  // React listens to the setter of the element
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field(), text);
  field().dispatchEvent(new Event('input', { bubbles: true }));
};

beforeAll(() => Promise.all([loadLanguage(), loadTexts('group')]), 60_000);
beforeEach(() => {
  answer = (note) => ({ tableNote: note });
  sent = [];
  vi.stubGlobal('fetch', (_: string, { body, headers }: RequestInit) => {
    const { note } = JSON.parse(body as string) as { note: string };
    sent.push({ key: new Headers(headers).get('Idempotency-Key'), note });
    return Promise.resolve(Response.json(answer(note)));
  });
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

it('a note is saved once it differs from the one before, under a key', async () => {
  show('');
  await waitFor(() => {
    expect(field().maxLength).toBe(TABLE_NOTE_MOST);
  });
  expect(field().lang).toBe('');
  expect(button()).toBeNull();
  write('  ');
  await waitFor(() => {
    expect(field().value).toBe('  ');
  });
  expect(button()).toBeNull();
  write('one child seat');
  await waitFor(() => {
    expect(button()).not.toBeNull();
  });
  button()!.click();
  await waitFor(() => {
    expect(useNotice.getState().text).toBe(currentT()('buffet.noteSaved'));
  });
  expect(sent).toMatchObject([{ note: 'one child seat' }]);
  expect(sent[0]!.key).not.toBeNull();
});

it('empty text takes it away, and it is said so', async () => {
  show('by the window');
  await waitFor(() => {
    expect(field().value).toBe('by the window');
  });
  write('');
  await waitFor(() => {
    expect(button()).not.toBeNull();
  });
  button()!.click();
  await waitFor(() => {
    expect(useNotice.getState().text).toBe(currentT()('buffet.noteGone'));
  });
  expect(sent).toMatchObject([{ note: '' }]);
});

it('what could not be saved stays written, with the reason', async () => {
  answer = () => ({ code: codeOf('NOTE_TOO_LATE'), note: '', data: {} });
  show('');
  await waitFor(() => {
    expect(field()).not.toBeNull();
  });
  write('one child seat');
  await waitFor(() => {
    expect(button()).not.toBeNull();
  });
  button()!.click();
  await waitFor(() => {
    expect(box.querySelector('[role="alert"]')?.textContent).toBe(
      currentT()('error.NOTE_TOO_LATE'),
    );
  });
  expect(field().value).toBe('one child seat');
});
