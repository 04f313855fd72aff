import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { asPageScript, reExports } from './inline-start.ts';

const RUNTIME = 'var a=(x)=>x+1;export{a as n};';
const CODE =
  'import{n as e}from"./runtime.js";const part=()=>import("./part.js"),at=import.meta.url;var two=e(1);export{two as t,part as p,at as u};';
const scriptOf = (code: string): Promise<string> =>
  asPageScript('assets/first.js', { 'assets/first.js': code, 'assets/runtime.js': RUNTIME });

/** What the page's script leaves for other files. */
const exportsAfter = async (code: string): Promise<Record<string, unknown>> => {
  const script = (await scriptOf(code))
    .replace(/import\(([^)]+)\)/, '$1')
    .replace('document.baseURI', '"https://app.example/home/?a=1"');
  return runInNewContext(`${script};globalThis.senadoStart`, { URL }) as Record<string, unknown>;
};

describe('the start of the app within its page', () => {
  it('contains what the file imported, and hands out what it exported', async () => {
    expect(await exportsAfter(CODE)).toMatchObject({ t: 2 });
  });

  it('requests its parts, and has its address, as the file did', async () => {
    const { p, u } = await exportsAfter(CODE);
    expect((p as () => string)()).toBe('./assets/part.js');
    expect(u).toBe('https://app.example/home/assets/first.js');
  });

  it('has no empty lists of files beside its imports', async () => {
    const script = await scriptOf(
      'const load=(f,files,at)=>f();const part=()=>load(()=>import("./part.js"),[],import.meta.url);export{part as p};',
    );
    expect(script).toContain('part.js');
    expect(script).not.toContain('[]');
  });

  it('does not end the page’s script by its own text', async () => {
    const script = await scriptOf('var a="</script><!--";export{a as a};');
    expect(script).toContain('script');
    expect(script).not.toMatch(/<\/script|<!--/);
  });

  it('refuses a part whose address is computed', async () => {
    await expect(scriptOf('const f=(x)=>import(x);export{f as f};')).rejects.toThrow(
      /inline-start/,
    );
  });

  it('leaves a file with the same exports', () => {
    const module = reExports(CODE);
    expect(module).toContain('=globalThis.senadoStart;');
    expect(module).toMatch(/export\{_0 as t,_1 as p,_2 as u\}/);
  });
});
