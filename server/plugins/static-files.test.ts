import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticFiles } from './static-files.ts';

describe('static files', () => {
  let folder = '';
  const script = 'export const greeting = "good morning, Senado";\n'.repeat(60);
  beforeAll(() => { folder = mkdtempSync(path.join(tmpdir(), 'senado-static-')); });
  afterAll(() => { rmSync(folder, { recursive: true, force: true }); });

  it('are sent in the form that the build has packed', async () => {
    const packed = brotliCompressSync(script);
    writeFileSync(path.join(folder, 'app-1a2b3c4d.js'), script);
    writeFileSync(path.join(folder, 'app-1a2b3c4d.js.br'), packed);
    expect((await staticFiles(folder)('app-1a2b3c4d.js'))?.bodies.br).toEqual(packed);
  });

  it('are packed by the server where the build has not', async () => {
    writeFileSync(path.join(folder, 'index.html'), script);
    const file = await staticFiles(folder)('index.html');
    expect(brotliDecompressSync(file!.bodies.br).toString()).toBe(script);
    expect(file!.bodies.br.length).toBeLessThan(script.length / 4);
  });

  it('end at their folder', async () => {
    expect(await staticFiles(folder)('../etc/passwd')).toBeNull();
  });
});
