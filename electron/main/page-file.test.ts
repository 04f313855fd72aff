import { expect, it } from 'vitest';
import { contentPolicy } from './content-policy.ts';
import { mimeType, pageFile } from './page-file.ts';

const ROOT = '/opt/till/renderer';

it('names files inside the pages folder', () => {
  expect(pageFile(ROOT, 'app://senado/')).toBe(`${ROOT}/index.html`);
  expect(pageFile(ROOT, 'app://senado')).toBe(`${ROOT}/index.html`);
  expect(pageFile(ROOT, 'app://senado/assets/a%20b.js?v=1#x')).toBe(`${ROOT}/assets/a b.js`);
  expect(pageFile(ROOT, 'app://senado//assets//a.js')).toBe(`${ROOT}/assets/a.js`);
  expect(pageFile(ROOT, 'app://senado/..a/b..js')).toBe(`${ROOT}/..a/b..js`);
});

it('never leaves the pages folder', () => {
  const escapes = [
    'app://senado/..%2fpackage.json',
    'app://senado/%2e%2e%2fmain%2findex.js',
    'app://senado/assets/..%2f..%2f..%2fetc/passwd',
    'app://senado/..%5cmain',
    'app://senado/%5c%5chost%5cshare',
    'app://senado/C:%5cWindows',
    'app://senado/c%3a/x',
    'app://senado/index.html%00.js',
    'app://senado/a%0d%0ab',
    'app://senado/%',
    'app://senado/%E0%A4%A',
    'app://senado/.%2f..%2fx',
    'app://other/index.html',
    'https://senado/index.html',
    'file:///etc/passwd',
    'not a url',
    '',
  ];
  expect(escapes.filter((url) => pageFile(ROOT, url) !== null)).toEqual([]);
});

it('resolves plain upward steps inside the folder, as every URL parser does', () => {
  expect(pageFile(ROOT, 'app://senado/../../etc/passwd')).toBe(`${ROOT}/etc/passwd`);
});

it('gives wasm and scripts their media types, and an unknown ending none that a browser runs', () => {
  expect(mimeType('a/zxing_reader-1.wasm')).toBe('application/wasm');
  expect(mimeType('A.JS')).toBe('text/javascript; charset=utf-8');
  expect(mimeType('x.exe')).toBe('application/octet-stream');
});

it('forbids in the content policy all that is not named', () => {
  const policy = contentPolicy('https://shop.example');
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://shop.example",
    "connect-src 'self' https://shop.example",
    "worker-src 'self' blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
});

it('lets no script in by its text: nothing inline, no eval, no script from elsewhere', () => {
  const scripts = contentPolicy('https://shop.example')
    .split('; ')
    .find((rule) => rule.startsWith('script-src '));
  expect(scripts?.split(' ').slice(1)).toEqual(["'self'", "'wasm-unsafe-eval'"]);
});
