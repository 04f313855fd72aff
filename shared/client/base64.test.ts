import fc from 'fast-check';
import { base64 as reference } from '@scure/base';
import { expect, it } from 'vitest';
import { base64 } from './base64.ts';

it('writes bytes as everybody does', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      expect(base64(bytes)).toBe(reference.encode(bytes));
    }),
  );
});
