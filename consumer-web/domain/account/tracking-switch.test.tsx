// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { chooseTracking } from '../../lib/track/track.ts';
import { TrackingSwitch } from './tracking-switch.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  chooseTracking(false);
});

it('a press ends the collecting of events, another begins it anew', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  act(() => {
    root.render(<TrackingSwitch name="Help" text="No names" />);
  });
  const field = box.querySelector<HTMLInputElement>('input[role=switch]')!;
  const press = (): boolean => {
    act(() => field.click());
    return field.checked;
  };
  expect([field.checked, press(), press()]).toEqual([true, false, true]);
  expect(box.querySelector('label')?.textContent).toBe('HelpNo names');
  act(() => {
    root.unmount();
  });
  box.remove();
});
