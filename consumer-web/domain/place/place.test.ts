// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { DEFAULT_POINT } from '#shared/geo/distance.ts';
import { requestPlace } from '../../lib/api/request-place.ts';
import { host } from '../../lib/host/host.ts';
import { hostLink } from '../../lib/host/host-link.ts';
import { keptDevice, keptPin, locate, pinPlace, usePlace } from './place.ts';

const TAIPA = {
  lat: 22.156,
  lon: 113.558,
  title: 'Taipa',
  address: 'Rua do Cunha',
  city: 'Macau',
  addressId: '',
};
const SENADO = { lat: 22.1938, lon: 113.5399 };

// what is stubbed here would be put in place of the next file's own
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The device's own search, answered when the test says so; with which searches are pending. */
const device = () => {
  const asked: { found: PositionCallback; failed: PositionErrorCallback }[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: navigator.userAgent,
    geolocation: {
      getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) => {
        asked.push({ found, failed });
      },
    },
  });
  const next = async () => {
    await waitFor(() => {
      expect(asked.length).toBeGreaterThan(0);
    });
    return asked.shift()!;
  };
  return {
    finds: async ({ lat, lon }: typeof SENADO) => {
      (await next()).found({ coords: { latitude: lat, longitude: lon } } as GeolocationPosition);
    },
    isRefused: async () => {
      (await next()).failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    },
  };
};

beforeEach(() => {
  hostLink.load = () => Promise.reject(new Error('no line'));
  keptPin.clear();
  keptDevice.clear();
  usePlace.setState({
    status: 0,
    spot: { ...TAIPA, ...DEFAULT_POINT },
    isPinned: false,
    isLocating: false,
    failure: null,
  });
});

describe('a place chosen by hand while the device is searched for', () => {
  it('stays when the search is refused', async () => {
    const phone = device();
    const search = locate();
    pinPlace(TAIPA);
    expect(usePlace.getState().isLocating).toBe(false);
    await phone.isRefused();
    await search;
    expect(usePlace.getState()).toMatchObject({
      status: 1,
      spot: TAIPA,
      isPinned: true,
      isLocating: false,
      failure: null,
    });
  });

  it('stays when the device is found late; where the device is is known all the same', async () => {
    const phone = device();
    const search = locate();
    pinPlace(TAIPA);
    await phone.finds(SENADO);
    await search;
    expect(usePlace.getState()).toMatchObject({ spot: TAIPA, isPinned: true });
    expect([keptPin.get(), keptDevice.get()]).toMatchObject([TAIPA, SENADO]);
  });

  it('is given up by a later search, which the earlier one does not end', async () => {
    const phone = device();
    const early = locate();
    pinPlace(TAIPA);
    const late = locate();
    await phone.isRefused();
    await early;
    expect(usePlace.getState()).toMatchObject({ spot: TAIPA, isLocating: true });
    await phone.finds(SENADO);
    await late;
    expect(usePlace.getState()).toMatchObject({ spot: SENADO, isPinned: false, isLocating: false });
    expect(keptPin.get()).toBeNull();
  });
});

it('a search that was not overridden ends at the default point when it is refused', async () => {
  const phone = device();
  const search = locate();
  await phone.isRefused();
  await search;
  expect(usePlace.getState()).toMatchObject({
    status: 2,
    spot: DEFAULT_POINT,
    isPinned: false,
    isLocating: false,
    failure: 'device',
  });
});

it('a chat app that does not give the place is named as the reason (spec 001 §8)', async () => {
  const kind = Object.getOwnPropertyDescriptor(host, 'kind')!;
  Object.defineProperty(host, 'kind', { ...kind, value: 'social' });
  const phone = device();
  const search = locate();
  await phone.isRefused();
  await search;
  Object.defineProperty(host, 'kind', kind);
  expect(usePlace.getState()).toMatchObject({ status: 2, failure: 'socialBrowser' });
});

it('the point of the place goes with every request', () => {
  pinPlace(TAIPA);
  expect(requestPlace()).toEqual({ lat: TAIPA.lat, lon: TAIPA.lon });
});

it('a search ends by itself when the permission prompt stays unanswered', async () => {
  vi.useFakeTimers();
  try {
    device();
    const search = locate();
    await vi.advanceTimersByTimeAsync(10_000);
    await search;
    expect(usePlace.getState()).toMatchObject({ status: 2, isLocating: false, failure: 'device' });
  } finally {
    vi.useRealTimers();
  }
});
