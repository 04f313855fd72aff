import { expect, it } from 'vitest';
import { marketHomeCalls } from './market-home.ts';

it('blocks in the middle of the home are asked for with device 1 and type 1 by default (spec 002 §7)', () => {
  const { request } = marketHomeCalls.marketCentralList;
  expect(request.parse({})).toEqual({ device: 1, type: 1 });
  expect(request.parse({ device: 2, type: 3 })).toEqual({ device: 2, type: 3 });
});
