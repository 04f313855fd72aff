// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerLater } from '#shared/testing/answer-later.ts';
import { useNotice } from '../notice.ts';
import { laterSheet, useLoadEarly } from './later-sheet.tsx';

type Props = { text: string; onClose: () => void };
const Words = ({ text }: Props) => <output>{text}</output>;

const box = document.createElement('div');
let root: Root;

/** A screen with a button that opens the sheet. */
const show = (Sheet: ReturnType<typeof laterSheet<Props>>): void => {
  const Screen = () => {
    const [isOpen, setIsOpen] = useState(false);
    useLoadEarly(Sheet);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)} />
        {isOpen && <Sheet text="open" onClose={() => setIsOpen(false)} />}
      </>
    );
  };
  act(() => {
    root.render(<Screen />);
  });
};
const press = (): void => {
  act(() => {
    box.querySelector('button')!.click();
  });
};
const settle = async (): Promise<void> => {
  await act(
    () =>
      new Promise((done) => {
        setTimeout(done, 20);
      }),
  );
};
const shown = (): string | undefined => box.querySelector('output')?.textContent;
const waitUntilShown = (): Promise<void> =>
  vi.waitFor(async () => {
    await settle();
    expect(shown()).toBe('open');
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(box);
  root = createRoot(box);
  useNotice.setState({ text: '', isShown: false });
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a sheet is loaded once its screen stands, and a press opens it at once', async () => {
  const find = vi.fn(() => Promise.resolve(Words));
  show(laterSheet(find));
  await settle();
  expect([find.mock.calls.length, shown()]).toEqual([1, undefined]);
  press();
  expect(shown()).toBe('open');
  expect(find).toHaveBeenCalledTimes(1);
});

it('a press before it is there opens it as soon as it is', async () => {
  const part = answerLater<typeof Words>();
  show(laterSheet(() => part.reply));
  press();
  expect(shown()).toBeUndefined();
  part.resolve(Words);
  await waitUntilShown();
});

it('one that cannot be loaded is closed again with a notice, and the next press tries again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let isLost = true;
  const find = (): Promise<typeof Words> =>
    isLost ? Promise.reject(new Error('no line')) : Promise.resolve(Words);
  show(laterSheet(find));
  await settle();
  expect(useNotice.getState().isShown).toBe(false);
  press();
  await vi.waitFor(async () => {
    await settle();
    expect([useNotice.getState().isShown, shown()]).toEqual([true, undefined]);
  });
  isLost = false;
  press();
  await waitUntilShown();
});
