import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planFiles, sharedFiles, type Piece, type Plan } from './shared-files.ts';

const piece = (id: string, bytes: number, ...imports: string[]): Piece => ({ id, bytes, imports });
const start = (id: string, weight = 1) => ({ id, weight });
const planned = (plan: Partial<Plan> & Pick<Plan, 'pieces' | 'starts'>) =>
  planFiles({ requestBytes: 1000, leastNeeds: 2, ...plan });

describe('the files of modules that several starts share', () => {
  it('hold what the very same starts need; what one needs stays with it', () => {
    const files = planned({
      pieces: [
        piece('a', 10, 'one', 'two', 'own'),
        piece('b', 10, 'one', 'two'),
        ...['one', 'two', 'own'].map((id) => piece(id, 50_000)),
      ],
      starts: [start('a'), start('b')],
    });
    expect(files.get('one')).toBe(files.get('two'));
    expect([...files.keys()].sort()).toEqual(['one', 'two']);
  });

  it('are of scripts or of sheets, and sheets become few even where one start needs them', () => {
    const files = planned({
      pieces: [
        piece('a', 10, 'one.ts', 'a.css', 'ui.css'),
        piece('b', 10, 'one.ts', 'b.css', 'ui.css'),
        ...['one.ts', 'a.css', 'b.css', 'ui.css'].map((id) => piece(id, 100)),
      ],
      starts: [start('a'), start('b')],
    });
    const sheets = ['a.css', 'b.css', 'ui.css'].map((id) => files.get(id));
    expect(new Set(sheets).size).toBe(1);
    expect(files.get('one.ts')).not.toBe(sheets[0]);
  });

  const three = (bytes: number) => ({
    pieces: [
      piece('a', 10, 'ab', 'ac'),
      piece('b', 10, 'ab'),
      piece('c', 10, 'ac'),
      piece('ab', bytes),
      piece('ac', bytes),
    ],
    starts: [start('a'), start('b'), start('c')],
  });

  it('become one where a request costs more than the bytes that are not needed', () => {
    const [small, large] = [planned(three(100)), planned(three(5000))];
    expect(small.get('ab')).toBe(small.get('ac'));
    expect(large.get('ab')).not.toBe(large.get('ac'));
  });

  it('stay apart where one would bring a large file along', () => {
    const pieces = (file: string | null) => [
      ...three(100).pieces.slice(0, 4),
      piece('ac', 100, 'drawing'),
      { ...piece('drawing', 20_000), file },
    ];
    const { starts } = three(100);
    const files = planned({ pieces: pieces('drawing code'), starts });
    expect(files.get('ab')).not.toBe(files.get('ac'));
    // a file of another group is not planned anew
    expect(files.has('drawing')).toBe(false);
  });

  it('never import each other in a ring', () => {
    const graph = fc.array(
      fc.record({
        bytes: fc.integer({ min: 1, max: 3000 }),
        imports: fc.array(fc.nat(30), { maxLength: 4 }),
        isStart: fc.boolean(),
      }),
      { minLength: 4, maxLength: 30 },
    );
    fc.assert(
      fc.property(graph, (modules) => {
        // each imports only later ones
        const pieces = modules.map(({ bytes, imports }, n) =>
          piece(
            `${n}`,
            bytes,
            ...imports.filter((to) => to > n && to < modules.length).map((to) => `${to}`),
          ),
        );
        const starts = pieces.filter((_, n) => modules[n]!.isStart).map(({ id }) => start(id));
        const files = planned({ pieces, starts });
        const fileOf = (id: string): string => `${files.get(id) ?? `module ${id}`}`;
        const imports = new Map<string, Set<string>>();
        for (const { id, imports: to } of pieces) {
          const known = imports.get(fileOf(id)) ?? new Set();
          for (const next of to) if (fileOf(next) !== fileOf(id)) known.add(fileOf(next));
          imports.set(fileOf(id), known);
        }
        for (const [file, first] of imports) {
          const under = new Set(first);
          for (const one of under) for (const next of imports.get(one) ?? []) under.add(next);
          expect(under.has(file)).toBe(false);
        }
      }),
    );
  });

  it('are asked for by the bundler: each module is tested first, then named', () => {
    const graph: Record<string, { imports: string[]; by?: string[] }> = {
      '/a.screen.tsx': { imports: ['/shared.ts', '/a.css', '/react.js'], by: ['/areas.ts'] },
      '/b.screen.tsx': { imports: ['/shared.ts', '/react.js'], by: ['/areas.ts'] },
      '/shared.ts': { imports: ['/react.js'] },
      '/a.css': { imports: [] },
      '/react.js': { imports: [] },
    };
    const context = {
      getModuleInfo: (id: string) => ({
        importedIds: graph[id]?.imports ?? [],
        dynamicImporters: graph[id]?.by ?? [],
        code: 'x'.repeat(100),
      }),
    };
    const group = sharedFiles({
      earlier: (id) => (id === '/react.js' ? 'first' : null),
      weight: () => 1,
      requestBytes: 1000,
    });
    const ids = Object.keys(graph).filter((id) => id !== '/react.js');
    expect(ids.every((id) => group.test(id))).toBe(true);
    const names = Object.fromEntries(ids.map((id) => [id, group.name(id, context)]));
    const isPlanned = ids.filter((id) => names[id] !== null);
    expect(isPlanned).toEqual(['/shared.ts', '/a.css']);
    // a sheet is a request of its own, so it shares no file with scripts
    expect(names['/a.css']).not.toBe(names['/shared.ts']);
  });
});
