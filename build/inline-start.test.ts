import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { asPageScript, changingExports, shelfModule } from './inline-start.ts';

const RUNTIME = 'var a=(x)=>x+1;export{a as n};';
const CODE =
  'import{n as e}from"./runtime.js";const part=()=>import("./part.js"),at=import.meta.url;var two=e(1);export{two as t,part as p,at as u};';
const parts = {
  fileName: 'assets/first.js',
  imported: (file: string) => (file === 'assets/runtime.js' ? RUNTIME : ''),
};

/** What the script of a page leaves for others, as the shelf's file hands it out. */
const shelfOf = (code: string): Record<string, unknown> => {
  const script = asPageScript({ ...parts, code })
    .replace(/import\("([^"]+)"\)/, '"$1"')
    .replace('document.baseURI', '"https://app.example/home/?a=1"');
  return runInNewContext(`${script};globalThis.senadoStart`, { URL }) as Record<string, unknown>;
};

describe('the start of the app within its page', () => {
  it('holds what it imported, and hands out what it exported', () => {
    expect(shelfOf(CODE)).toMatchObject({ t: 2 });
  });

  it('asks for its parts, and knows its address, as if it were the file that it was', () => {
    const { p, u } = shelfOf(CODE);
    expect((p as () => string)()).toBe('./assets/part.js');
    expect(u).toBe('https://app.example/home/assets/first.js');
  });

  it('does not end the page’s script by what it says', () => {
    expect(asPageScript({ ...parts, code: 'var a="</script><!--";export{a as a};' })).not.toMatch(
      /<\/script|<!--/,
    );
  });

  it('refuses a part whose address is made when it runs', () => {
    expect(() =>
      asPageScript({ ...parts, code: 'const f=(x)=>import(x);export{f as f};' }),
    ).toThrow(/inline-start/);
  });

  it('stands for the file with the same names', () => {
    const module = shelfModule(CODE);
    expect(module).toContain('globalThis.senadoStart');
    expect(module).toMatch(/export\{_0 as t,_1 as p,_2 as u\}/);
  });
});

describe('what the shelf cannot hand out', () => {
  it('is an export that changes later', () => {
    expect(
      changingExports('let a=1,b=2;const f=()=>{a=3;b++};export{a as a,b as b,f as f};'),
    ).toEqual(['a', 'b']);
  });

  it.each([
    '[a,b]=[3,4]',
    '({x:a,...b}=o)',
    'for(a of o);for(b in o);',
    'const f=()=>{a=2;{let a=3}b++}',
  ])('nor one that is changed by %s', (change) => {
    expect(changingExports(`let a=1,b=2,o=[];${change};export{a as a,b as b};`)).toEqual([
      'a',
      'b',
    ]);
  });

  it('is none that is only looked at, or whose fields change', () => {
    expect(
      changingExports(
        'const a={},b=[];a.x=1;[b[0]]=[a];({a:b[1]}={a});for(const c of b)a[c]=b;export{a as a,b as b};',
      ),
    ).toEqual([]);
  });

  it('is not one whose name an inner function or block uses for its own', () => {
    expect(
      changingExports(
        'const a=1,b=2,c=3,d=4;function f(a){a=2;var b;b=1;for(let c=0;c<1;c++);try{}catch(d){d=1}}export{a as a,b as b,c as c,d as d,f as f};',
      ),
    ).toEqual([]);
  });
});
