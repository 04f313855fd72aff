// @vitest-environment happy-dom
import { act, Activity } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCameraScan } from './use-camera-scan.ts';

/** The browser's camera, opened when the test says so. */
const aCamera = () => {
  const waiting: { open: (stream: MediaStream) => void; refuse: (error: Error) => void }[] = [];
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    mediaDevices: {
      getUserMedia: () =>
        new Promise<MediaStream>((open, refuse) => {
          waiting.push({ open, refuse });
        }),
    },
  });
  const tracks: { stop: () => void }[] = [];
  const opens = () =>
    act(async () => {
      const stop = vi.fn();
      tracks.push({ stop });
      waiting.shift()?.open(Object.assign(new MediaStream(), { getTracks: () => [{ stop }] }));
      await Promise.resolve();
    });
  const isRefused = () =>
    act(async () => {
      waiting.shift()?.refuse(new DOMException('', 'NotAllowedError'));
      await Promise.resolve();
    });
  return {
    opens,
    isRefused,
    isOff: () => tracks.map(({ stop }) => vi.mocked(stop).mock.calls.length > 0),
  };
};

const Scanner = () => {
  const { state, start: handleStart, stop: handleStop } = useCameraScan(() => undefined);
  return (
    <>
      <output>{state}</output>
      <button type="button" data-do="start" onClick={handleStart} />
      <button type="button" data-do="stop" onClick={handleStop} />
    </>
  );
};

let root: Root;
const box = document.createElement('div');
const show = (mode: 'visible' | 'hidden') =>
  act(() => {
    root.render(
      <Activity mode={mode}>
        <Scanner />
      </Activity>,
    );
  });
const press = (what: 'start' | 'stop') =>
  act(() => {
    box.querySelector<HTMLElement>(`[data-do=${what}]`)?.click();
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(box);
  root = createRoot(box);
  show('visible');
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

it.each([
  ['is put off', () => press('stop')],
  ['is left', () => show('hidden')],
  [
    'is gone',
    () =>
      act(() => {
        root.render(null);
      }),
  ],
])('a camera that opens when the scanner %s is off at once', async (_, leave) => {
  const camera = aCamera();
  press('start');
  leave();
  await camera.opens();
  expect(camera.isOff()).toEqual([true]);
});

it('of two openings the later one counts', async () => {
  const camera = aCamera();
  press('start');
  press('stop');
  press('start');
  await camera.isRefused();
  expect(box.textContent).toBe('starting');
  await camera.opens();
  expect([box.textContent, camera.isOff()]).toEqual(['on', [false]]);
});

it('a refusal is reported', async () => {
  const camera = aCamera();
  press('start');
  await camera.isRefused();
  expect(box.textContent).toBe('denied');
});
