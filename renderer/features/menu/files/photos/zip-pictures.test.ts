import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { picturesOf } from './zip-pictures.ts';

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1);
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1);
const zipped = (files: Record<string, Uint8Array>): Blob =>
  new Blob([Uint8Array.from(zipSync(files))]);
const read = (zip: Blob) => picturesOf(zip, () => undefined);

describe('pictures of a zip', () => {
  it('are named by their files, in whatever folder, and told apart by their bytes', async () => {
    const steps: number[] = [];
    const zip = zipped({
      'A-001.jpg': JPEG,
      'photos/包.PNG': PNG,
      '__MACOSX/._A-001.jpg': JPEG,
      '.DS_Store': JPEG,
    });
    const found = await picturesOf(zip, (done) => steps.push(done));
    expect(found).toMatchObject({
      pictures: [{ key: 'A-001' }, { key: '包', name: 'photos/包.PNG' }],
      faults: [],
    });
    expect(steps).toEqual([1, 2]);
    const digests = 'pictures' in found ? found.pictures.map(({ digest }) => digest) : [];
    expect(new Set(digests).size).toBe(2);
  });

  it('are named apart from what is no picture, or too big', async () => {
    const zip = zipped({
      'a.txt': JPEG,
      'b.jpg': Uint8Array.of(1, 2, 3),
      'c.png': new Uint8Array(20 * 1024 * 1024 + 1),
    });
    expect(await read(zip)).toEqual({
      pictures: [],
      faults: [
        { name: 'a.txt', why: 'noPicture' },
        { name: 'b.jpg', why: 'noPicture' },
        { name: 'c.png', why: 'tooBig' },
      ],
    });
  });

  it('are refused of what is no zip, of half a zip, of an empty one, and of too many', async () => {
    const whole = zipSync({ 'a.jpg': JPEG });
    expect(await read(new Blob([JPEG]))).toEqual({ problem: 'noZip' });
    expect(await read(new Blob([Uint8Array.from(whole.subarray(0, 40))]))).toEqual({
      problem: 'noZip',
    });
    expect(await read(zipped({}))).toEqual({ problem: 'noPictures' });
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`${at}.jpg`, JPEG]));
    expect(await read(zipped(many))).toEqual({ problem: 'tooMany' });
  });
});
