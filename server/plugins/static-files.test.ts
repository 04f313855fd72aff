import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticFiles } from './static-files.ts';

describe('static files', () => {
  let folder = '';
  const script = 'export const greeting = "good morning, Senado";\n'.repeat(60);
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'senado-static-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('are sent in the form that the build has packed', async () => {
    const packed = brotliCompressSync(script);
    writeFileSync(path.join(folder, 'app-1a2b3c4d.js'), script);
    writeFileSync(path.join(folder, 'app-1a2b3c4d.js.br'), packed);
    expect((await staticFiles(folder)('app-1a2b3c4d.js'))?.bodies.br).toEqual(packed);
  });

  it('are packed anew when they were changed after the build had packed them', async () => {
    writeFileSync(path.join(folder, 'changed.html.br'), brotliCompressSync('old'));
    writeFileSync(path.join(folder, 'changed.html'), script);
    utimesSync(path.join(folder, 'changed.html.br'), new Date(0), new Date(0));
    expect(
      brotliDecompressSync((await staticFiles(folder)('changed.html'))!.bodies.br).toString(),
    ).toBe(script);
  });

  it('are packed by the server where the build has not', async () => {
    writeFileSync(path.join(folder, 'index.html'), script);
    const file = await staticFiles(folder)('index.html');
    expect(brotliDecompressSync(file!.bodies.br).toString()).toBe(script);
    expect(file!.bodies.br.length).toBeLessThan(script.length / 4);
  });

  it('name the inline scripts of a page by their hashes, and no others', async () => {
    writeFileSync(
      path.join(folder, 'page.html'),
      '<script type="module" async>let a = 1;</script><script src="./app-1a2b3c4d.js"></script>',
    );
    expect((await staticFiles(folder)('page.html'))?.scripts).toEqual([
      `'sha256-${createHash('sha256').update('let a = 1;').digest('base64')}'`,
    ]);
    expect((await staticFiles(folder)('app-1a2b3c4d.js'))?.scripts).toEqual([]);
  });

  it('end at their folder', async () => {
    expect(await staticFiles(folder)('../etc/passwd')).toBeNull();
  });
});
