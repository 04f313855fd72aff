import { expect, it } from 'vitest';
import { openText, sealText } from './sealed-text.ts';

const MINE = { purpose: 'test', owner: 'm1 o1' };

it('opens for whom it was sealed, and never reads the same twice', () => {
  const sealed = sealText('secret', MINE, 'a text');
  expect(openText('secret', MINE, sealed)).toBe('a text');
  expect(sealed).not.toContain(Buffer.from('a text').toString('base64url'));
  expect(sealText('secret', MINE, 'a text')).not.toBe(sealed);
});

it('is closed to another secret, purpose or owner, and when it was changed', () => {
  const sealed = sealText('secret', MINE, 'a text');
  expect(openText('other', MINE, sealed)).toBeNull();
  expect(openText('secret', { ...MINE, purpose: 'other' }, sealed)).toBeNull();
  expect(openText('secret', { ...MINE, owner: 'm1 o2' }, sealed)).toBeNull();
  expect(openText('secret', MINE, `${sealed.slice(0, -2)}AA`)).toBeNull();
  expect(openText('secret', MINE, 'short')).toBeNull();
});
