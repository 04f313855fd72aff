import { expect, it } from 'vitest';
import { grownValue } from './grow-lengths.ts';

it.each([
  ['height', '48px', 'calc(48 * var(--u))'],
  ['margin', '-16px auto 4px', 'calc(-16 * var(--u)) auto 4px'],
  [
    'width',
    'min(calc(100% - 56px), 300px)',
    'min(calc(100% - calc(56 * var(--u))), calc(300 * var(--u)))',
  ],
  ['min-height', 'max(44px, 2.75rem)', 'max(calc(44 * var(--u)), 2.75rem)'],
  ['border-radius', '12px', 'calc(12 * var(--u))'],
  ['translate', '0 -12.5px', '0 calc(-12.5 * var(--u))'],
])('%s: %s grows', (prop, value, grown) => {
  expect(grownValue(prop, value)).toBe(grown);
  expect(grownValue(prop, grown)).toBe(grown);
});

it.each([
  ['font-size', '11px'],
  ['font', '11px/1 system-ui'],
  ['border-left', '12px solid red'],
  ['border-bottom-width', '12px'],
  ['box-shadow', '0 18px 30px #000'],
  ['--column', '750px'],
  ['--safe-top', 'calc(env(safe-area-inset-top, 0px) + 30px)'],
  ['--u', '1px'],
  ['gap', '2px'],
  ['content', '"a 20px line"'],
  ['background', 'url(data:image/svg+xml,%3Csvg width=20px) 0 0'],
  ['grid-area', 'row-12px'],
])('%s: %s stays', (prop, value) => {
  expect(grownValue(prop, value)).toBe(value);
});
