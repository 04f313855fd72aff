// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aPhoto } from '#shared/testing/photo.ts';
import { shrinkPhoto } from './shrink-photo.ts';

const drawImage = vi.fn();
const written = vi.fn();

/** What happy-dom has no picture code for: a decoded photo of 3000 × 2000, and a canvas that notes what it is asked. */
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width: 3000, height: 2000, close: () => undefined }),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type, quality) => {
    written(type, quality);
    done(new Blob(['small']));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  drawImage.mockClear();
  written.mockClear();
});

it.each([
  ['upright', 1, 0.5],
  ['rotated', 6, 0.8],
])(
  'a photo that is %s (orientation %d) becomes a JPEG of quality %s, a third as wide and high (spec 000 §9)',
  async (_, orientation, quality) => {
    expect(await shrinkPhoto(new Blob([aPhoto(orientation)]))).not.toBeNull();
    expect(written).toHaveBeenCalledExactlyOnceWith('image/jpeg', quality);
    expect(drawImage.mock.calls[0]!.slice(1)).toEqual([0, 0, 1000, 667]);
  },
);

it('a file that is no picture gives nothing', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  expect(await shrinkPhoto(new Blob(['text']))).toBeNull();
});
