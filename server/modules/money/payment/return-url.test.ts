import { describe, expect, it } from 'vitest';
import { returnUrl } from '../../../kit/return-url.ts';

const ORIGINS = ['app://senado'];

describe('where a bank sends back to (decision M8)', () => {
  it.each([
    ['/#/payPage?orderId=1', '/#/payPage?orderId=1'],
    ['#/payPage', '/#/payPage'],
    ['app://senado/#/x', 'app://senado/#/x'],
    ['app://senado', 'app://senado'],
  ])('%s is ours', (asked, target) => {
    expect(returnUrl(asked, ORIGINS)).toBe(target);
  });

  it.each([
    '',
    'payPage',
    '//a.example',
    '/\\a.example',
    'https://a.example/',
    'javascript:alert(1)',
    'app://senado.example',
    'app://senadox/',
    '/a\nb',
    '/\t/a.example',
    ' /a',
  ])('%j is not', (asked) => {
    expect(returnUrl(asked, ORIGINS)).toBeNull();
  });
});
