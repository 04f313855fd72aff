import { expect, it } from 'vitest';
import { isPageUrl, isOwnUrl, mayNavigate } from './app-origin.ts';

it('knows its own pages by scheme and host', () => {
  expect(
    [
      'app://senado',
      'app://senado/',
      'app://senado/index.html#/a',
      'app://senado/assets/x.js',
    ].filter((url) => !isOwnUrl(url)),
  ).toEqual([]);
  expect(
    [
      '',
      'null',
      'app://senado.evil/',
      'app://evil/senado',
      'https://senado/',
      'http://senado',
      'app://user@senado/',
      'app:senado',
      'file:///senado',
      'about:blank',
    ].filter((url) => isOwnUrl(url)),
  ).toEqual([]);
});

it('lets a page navigate to its own document only', () => {
  const console = 'app://senado/index.html#/groupbooking';
  expect(
    ['app://senado/index.html', 'app://senado/', 'app://senado/?again=1#/groupbooking'].filter(
      (url) => !mayNavigate(url, console),
    ),
  ).toEqual([]);
  expect(mayNavigate('app://senado/index.html', '')).toBe(true);
  expect(mayNavigate('app://senado/display.html', 'app://senado/display.html')).toBe(true);
  expect(
    [
      'app://senado/assets/x.svg',
      'app://other/index.html',
      'https://example.com/',
      'javascript:alert(1)',
      'data:text/html,x',
      'blob:app://senado/1',
      'app://senado/display.html',
    ].filter((url) => mayNavigate(url, console)),
  ).toEqual([]);
  expect(mayNavigate('app://senado/index.html', 'app://senado/display.html')).toBe(false);
});

it('distinguishes its pages', () => {
  expect(isPageUrl('app://senado/index.html#/x', 'console')).toBe(true);
  expect(isPageUrl('app://senado/display.html', 'console')).toBe(false);
  expect(isPageUrl('app://senado/display.html', 'display')).toBe(true);
  expect(isPageUrl('https://senado/display.html', 'display')).toBe(false);
});
