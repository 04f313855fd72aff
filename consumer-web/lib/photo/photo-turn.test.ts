import { expect, it } from 'vitest';
import { aPhoto } from '#shared/testing/photo.ts';
import { isTurned } from './photo-turn.ts';

it.each([
  [1, false],
  [3, true],
  [6, true],
  [8, true],
])('orientation %d is turned: %s, in both byte orders', (orientation, is) => {
  expect([isTurned(aPhoto(orientation, false)), isTurned(aPhoto(orientation, true))]).toEqual([
    is,
    is,
  ]);
});

it('a photo without orientation, another kind of picture and a truncated one are not', () => {
  const plain = new Uint8Array([0xff, 0xd8, 0xff, 0xdb, 0, 4, 0, 0, 0xff, 0xda, 0, 0]).buffer;
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).buffer;
  expect([plain, png, aPhoto(6, false).slice(0, 30), new ArrayBuffer(0)].map(isTurned)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
