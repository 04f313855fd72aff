import { expect, it } from 'vitest';
import { backendOrigin, backendPlace, chooseBackend, DEFAULT_BACKEND } from './backend-url.ts';

it('takes https addresses without more than an origin, and http ones of this machine and its network', () => {
  expect(backendOrigin('https://till.example')).toBe('https://till.example');
  expect(backendOrigin(' http://192.168.1.5:3000/ ')).toBe('http://192.168.1.5:3000');
  expect(backendOrigin('http://localhost:3000')).toBe('http://localhost:3000');
  expect(backendOrigin('http://till.local')).toBe('http://till.local');
  expect(
    [
      '',
      'till.example',
      'ftp://till.example',
      'file:///etc',
      'javascript:1',
      'https://u:p@till.example',
      'https://till.example/api',
      'https://till.example/?a',
      'https://till.example/#a',
      'https://x; script-src *',
      'http://till.example',
      'http://8.8.8.8:3000',
      'http://127.evil.example',
      'http://10.0.0.evil.example',
    ].filter((text) => backendOrigin(text) !== null),
  ).toEqual([]);
});

it('asks the environment, then the file, then takes this machine', () => {
  expect(chooseBackend({ env: 'https://a.example', file: '{"url":"https://b.example"}' })).toEqual({
    ok: true,
    url: 'https://a.example',
  });
  expect(chooseBackend({ env: ' ', file: '{"url":"https://b.example"}' })).toEqual({
    ok: true,
    url: 'https://b.example',
  });
  expect(chooseBackend({ env: undefined, file: null })).toEqual({ ok: true, url: DEFAULT_BACKEND });
});

it('reports a wrong address instead of using another one', () => {
  expect(chooseBackend({ env: 'ftp://a', file: null })).toEqual({
    ok: false,
    from: 'SENADO_BACKEND',
  });
  expect(
    ['', '{', '[]', '{"url":3}', '{"url":"ws://a"}'].map((file) =>
      chooseBackend({ env: undefined, file }),
    ),
  ).toEqual(Array.from({ length: 5 }, () => ({ ok: false, from: 'backend.json' })));
});

it('names the network of a backend', () => {
  expect(
    ['http://127.0.0.1:3000', 'http://localhost:1', 'http://[::1]:2'].filter(
      (url) => backendPlace(url) !== 'loopback',
    ),
  ).toEqual([]);
  expect(
    [
      'http://10.0.0.2',
      'http://192.168.1.5:3000',
      'http://172.31.0.1',
      'http://till.local',
      'http://[fd00::1]',
    ].filter((url) => backendPlace(url) !== 'local'),
  ).toEqual([]);
  expect(
    [
      'https://till.example',
      'http://172.32.0.1',
      'http://100.1.1.1',
      'http://127.evil.example',
    ].filter((url) => backendPlace(url) !== 'public'),
  ).toEqual([]);
});
