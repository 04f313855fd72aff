import { expect, it } from 'vitest';
import { DISTRICTS } from '../codes/group-list.ts';
import { districtOf } from './district.ts';

it('names the district of a place by its latitude, from north to south', () => {
  const lats = [22.2137, 22.1937, 22.1565, 22.1465, 22.1173];
  expect(lats.map((lat) => districtOf({ lat, lon: 113.55 }))).toEqual(DISTRICTS);
});
