import { expect, it } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { deafTills } from './deaf-tills.ts';

const till = (device: string, isHeard: boolean, storeId = 'a') => ({
  storeId: asId<never>(storeId),
  device,
  at: instant(0),
  canRing: isHeard,
  isHeard,
  isHere: true,
});

it('names each till that would not be heard once', () => {
  const tills = [till('Counter', false), till('Counter', false, 'b'), till('Bar', true)];
  expect(deafTills(tills).map(({ device }) => device)).toEqual(['Counter']);
});
