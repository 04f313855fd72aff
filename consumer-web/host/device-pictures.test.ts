// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { canSharePictures, hasShareSheet, sharePicture } from './device-pictures.ts';
import { HostError } from './host-error.ts';

const drawn = { file: new File(['x'], 'poster.jpg', { type: 'image/jpeg' }), address: '' };

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['none', {}, false, false],
  ['one for links', { share: vi.fn() }, true, false],
  ['one for links, and says so', { share: vi.fn(), canShare: () => false }, true, false],
  ['one for files too', { share: vi.fn(), canShare: () => true }, true, true],
])('a browser whose share sheet is %s', (_, navigator, links, pictures) => {
  vi.stubGlobal('navigator', navigator);
  expect(hasShareSheet()).toBe(links);
  expect(canSharePictures()).toBe(pictures);
});

it('a picture is handed over as a file, and closing the share sheet is no failure', async () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { share });
  expect(await sharePicture(drawn, 'Tarts')).toBe('shared');
  expect(share).toHaveBeenCalledWith({ files: [drawn.file], title: 'Tarts' });
  vi.stubGlobal('navigator', {
    share: () => Promise.reject(new DOMException('closed', 'AbortError')),
  });
  expect(await sharePicture(drawn, 'Tarts')).toBe('cancelled');
  vi.stubGlobal('navigator', { share: () => Promise.reject(new Error('broken')) });
  await expect(sharePicture(drawn, 'Tarts')).rejects.toBeInstanceOf(HostError);
});
