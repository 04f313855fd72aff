import { expect, it } from 'vitest';
import { isEntryUrl, isOwnUrl } from './app-origin.ts';

it('knows its own pages by scheme and host', () => {
  expect(['app://senado', 'app://senado/', 'app://senado/index.html#/a', 'app://senado/assets/x.js'].filter((url) => !isOwnUrl(url))).toEqual([]);
  expect(['', 'null', 'app://senado.evil/', 'app://evil/senado', 'https://senado/', 'http://senado', 'app://user@senado/', 'app:senado', 'file:///senado', 'about:blank'].filter((url) => isOwnUrl(url))).toEqual([]);
});

it('lets a page navigate to its own entry document only', () => {
  expect(isEntryUrl('app://senado/index.html')).toBe(true);
  expect(isEntryUrl('app://senado/?again=1#/groupbooking')).toBe(true);
  expect(['app://senado/assets/x.svg', 'app://other/index.html', 'https://example.com/', 'javascript:alert(1)', 'data:text/html,x', 'blob:app://senado/1'].filter((url) => isEntryUrl(url))).toEqual([]);
});
