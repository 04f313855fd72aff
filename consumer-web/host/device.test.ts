// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { deviceLocation, fixOf } from './device.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser that found the device ten seconds ago; with the ages that were allowed. */
const browserThatFound = (): number[] => {
  vi.useFakeTimers({ now: 1_000_000 });
  const ages: number[] = [];
  const getCurrentPosition = (
    found: PositionCallback,
    _: PositionErrorCallback,
    options: PositionOptions,
  ): void => {
    ages.push(options.maximumAge!);
    const coords = { latitude: 22.19, longitude: 113.54, accuracy: 35 };
    found({ coords, timestamp: 990_000 } as GeolocationPosition);
  };
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  return ages;
};

it('a browser says how exact a place is and how old', async () => {
  browserThatFound();
  expect(await deviceLocation()).toEqual({
    lat: 22.19,
    lon: 113.54,
    accuracy: 35,
    ageMs: 10_000,
  });
});

it('a fresh place is not one that the browser still knows', async () => {
  const ages = browserThatFound();
  await deviceLocation();
  await deviceLocation({ isFresh: true });
  expect(ages).toEqual([60_000, 0]);
});

it.each([
  [{ latitude: 22, longitude: 113, accuracy: '25' }, 25],
  [{ latitude: 22, longitude: 113, accuracy: -1 }, 0],
  [{ latitude: 22, longitude: 113 }, 0],
])('the accuracy of %o is %i m', (answer, accuracy) => {
  expect(fixOf(answer)).toEqual({ lat: 22, lon: 113, accuracy, ageMs: 0 });
});
