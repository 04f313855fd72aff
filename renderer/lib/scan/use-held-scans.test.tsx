// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emitScan, giveScansToTill } from './desk.ts';
import { useHeldScans } from './use-held-scans.ts';

const got: string[] = [];

const Held = ({ name }: { name: string }) => {
  useHeldScans((text) => got.push(`${name} ${text}`));
  return null;
};

/** Scans as soon as the page stands, before the browser has drawn it. */
const Page = ({ name }: { name: string }) => {
  useLayoutEffect(() => emitScan({ text: 'early', by: 'WEDGE' }), []);
  return <Held name={name} />;
};

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it('gives a page the scans from its first drawing on, by what it shows now, until it is left', () => {
  const stopTill = giveScansToTill(({ text }) => got.push(`till ${text}`));
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Page name="one" />));
  act(() => root.render(<Page name="two" />));
  emitScan({ text: 'late', by: 'WEDGE' });
  act(() => root.unmount());
  emitScan({ text: 'after', by: 'WEDGE' });
  stopTill();
  expect(got).toEqual(['one early', 'two late', 'till after']);
});
