// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { HashRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { cents } from '#shared/kernel/money.ts';
import { takeoutShop } from '../../../domain/shop.ts';
import type { Chooser } from '../use-choice.ts';
import { ChoiceDock } from './choice-dock.tsx';

const nothing = () => undefined;
const chooser: Chooser = {
  standing: { chosen: [], lost: [], isBest: false, savingAmtn: cents(0) },
  swap: null,
  choose: nothing,
  chooseNone: nothing,
  takeBest: nothing,
  takeOff: nothing,
  undo: nothing,
};

const Screen = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <ChoiceDock shop={takeoutShop('s1')} chooser={chooser} />
      <a onClick={() => void navigate('/coupons')} />
    </>
  );
};

const box = document.createElement('div');
let root: Root;
const at = (): string | null => box.querySelector('output')!.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // another file of the same process may have left its own address
  window.history.replaceState(null, '', '#/');
  document.body.append(box);
  root = createRoot(box);
  act(() => {
    root.render(
      <HashRouter>
        <Screen />
      </HashRouter>,
    );
  });
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

it('"done" leads one step back, and with nothing behind to the checkout of the store', async () => {
  act(() => {
    box.querySelector('a')!.click();
  });
  expect(at()).toBe('/coupons');
  act(() => {
    box.querySelector('button')!.click();
  });
  await waitFor(() => {
    expect(at()).toBe('/');
  });
  act(() => {
    box.querySelector('button')!.click();
  });
  expect(at()).toBe('/order?storeId=s1');
});
