import { expect, it } from 'vitest';
import { pictureType } from './picture-type.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));

it.each([
  ['\u00ff\u00d8\u00ff\u00e0', 'jpg'],
  ['\u0089PNG\r\n\u001a\n', 'png'],
  ['RIFF\u0000\u0000\u0000\u0000WEBPVP8 ', 'webp'],
  ['RIFF\u0000\u0000\u0000\u0000WAVE', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['GIF89a', null],
  ['', null],
])('%j is %s', (text, type) => {
  expect(pictureType(bytes(text))).toBe(type);
});
