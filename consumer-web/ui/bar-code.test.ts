import { describe, expect, it } from 'vitest';
import { barPath } from './bar-code.tsx';

describe('barPath', () => {
  it('draws 12 digits as start, six pairs, check and stop: 101 modules and their white margins', () => {
    const { path, width } = barPath('123456789012');
    expect(width).toBe(8 * 11 + 13 + 20);
    expect(path.startsWith('M10 0h2v1')).toBe(true);
  });
});
