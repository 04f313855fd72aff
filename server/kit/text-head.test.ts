import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TextHead } from './text-head.ts';

it('is unpacked to the very text, whatever it goes on with', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 2000 }),
      fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { minLength: 1, maxLength: 3 }),
      async (begin, rests) => {
        const head = new TextHead(begin);
        for (const rest of rests) {
          const text = Buffer.from(begin + rest);
          expect(head.with(rest).equals(text)).toBe(true);
          expect(gunzipSync(await head.packedWith(rest)).equals(text)).toBe(true);
        }
      },
    ),
  );
});

it('has the same packed beginning for all that go on from it, at the same time and later', async () => {
  const begin = '一張訂單,'.repeat(100_000);
  const head = new TextHead(begin);
  const asked = ['"turn":1}', '"turn":2}'].map((rest) => head.packedWith(rest));
  const packed = [...(await Promise.all(asked)), await head.packedWith('"turn":3}')];
  expect(packed.map((bytes) => gunzipSync(bytes).toString().slice(begin.length))).toEqual([
    '"turn":1}',
    '"turn":2}',
    '"turn":3}',
  ]);
  // all but the rest and the checksum after it
  const begins = packed.map((bytes) => bytes.subarray(0, -20).toString('hex'));
  expect(new Set(begins).size).toBe(1);
});
