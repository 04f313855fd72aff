import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../consumer-web');
const TOKENS = ['ui/tokens.css', 'ui/map/tokens.css'];

const read = (file: string): string =>
  readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\/|url\(".*?"\)/gs, '');
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.css') && !TOKENS.includes(name),
);

type Palette = ReadonlyMap<string, string>;
const tokensIn = (css: string): [string, string][] =>
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);
/** The tokens of a file as they are in the light form, and in the dark form, which replaces some. */
const forms = (): Record<'light' | 'dark', Palette> => {
  const parts = TOKENS.map((file) => read(file).split('@media (prefers-color-scheme: dark)'));
  const light = parts.flatMap(([first = '']) => tokensIn(first));
  const dark = parts.flatMap(([, second = '']) => tokensIn(second.split('\n}')[0] ?? ''));
  return { light: new Map(light), dark: new Map([...light, ...dark]) };
};

const RAW_COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|:[^;{}]*\b(?:white|black|gr[ae]y|red|blue)\b(?!-)/i;

/** Red, green and blue of `#abc`, `#aabbcc`; null for what lets something shine through. */
const channels = (colour: string): number[] | null => {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1];
  if (digits === undefined) return null;
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
};
const luminance = (colour: string): number | null => {
  const rgb = channels(colour);
  if (rgb === null) return null;
  const [red = 0, green = 0, blue = 0] = rgb.map((value) =>
    value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** WCAG's contrast of two tokens; null where one is not opaque. */
const contrast = (palette: Palette, one: string, other: string): number | null => {
  const [first, second] = [one, other].map((name) => luminance(palette.get(name) ?? ''));
  if (typeof first !== 'number' || typeof second !== 'number') return null;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};

/** Text on the surfaces it stands on, which separate rules set. */
const SURFACES = ['--paper', '--ground', '--fill-soft', '--blue-50'];
const PAIRS: [string, string][] = [
  ...['--ink', '--ink-2', '--ink-3', '--blue-700', '--blue-900', '--red', '--green'].flatMap(
    (text) => SURFACES.map((surface): [string, string] => [text, surface]),
  ),
  ['--ink', '--blue-100'],
  ['--ink-2', '--fill'],
  ['--ink-off', '--fill'],
  ['--yolk-700', '--paper'],
  ['--yolk-700', '--yolk-50'],
  ['--on-deep', '--slate'],
  ['--on-deep', '--lacquer'],
  ['--on-deep-2', '--deep-950'],
  ['--yolk', '--deep-700'],
];
/** Edges of fields, signs and the focus ring: 3 : 1 is enough. */
const EDGES: [string, string][] = [
  ['--edge', '--paper'],
  ['--blue-500', '--paper'],
  ['--blue-500', '--ground'],
  ['--star', '--paper'],
  ['--knob', '--edge'],
  ['--knob', '--blue-700'],
];

/** Rules that set their text and their surface by themselves, each a token. */
const ownPairs = (): { rule: string; text: string; surface: string }[] =>
  sheets.flatMap((file) =>
    [...read(file).matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
      const text = /(?:^|[;\s])color:\s*var\((--[\w-]+)\)/.exec(body)?.[1];
      const surface = /background(?:-color)?:\s*var\((--[\w-]+)\)\s*(?:;|$)/.exec(body)?.[1];
      return text === undefined || surface === undefined
        ? []
        : [{ rule: `${file} ${selector.trim()}`, text, surface }];
    }),
  );

const tooFaint = (pairs: readonly [string, string][], least: number): string[] =>
  Object.entries(forms()).flatMap(([form, palette]) =>
    pairs.flatMap(([text, surface]) => {
      const ratio = contrast(palette, text, surface);
      return ratio !== null && ratio >= least
        ? []
        : [`${form}: ${text} on ${surface} ${ratio?.toFixed(2)}`];
    }),
  );

describe('colours of the consumer app', () => {
  it('come from the tokens: no other style sheet names a colour', () => {
    expect(sheets.length).toBeGreaterThan(40);
    const named = sheets.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => RAW_COLOUR.test(line.replaceAll(/var\([^)]*\)/g, '')))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(named).toEqual([]);
  });

  it('are all defined', () => {
    const { light } = forms();
    const own = sheets.map(read).join('\n');
    const defined = new Set([...light.keys(), ...tokensIn(own).map(([name]) => name)]);
    const used = [...own.matchAll(/var\((--(?:map-)?[\w-]+)/g)].map(([, name = '']) => name);
    const inParts = new Set(
      readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.tsx'))
        .flatMap((name) => [...read(name).matchAll(/'(--[\w-]+)'/g)].map(([, set = '']) => set)),
    );
    expect([...new Set(used)].filter((name) => !defined.has(name) && !inParts.has(name))).toEqual(
      [],
    );
  });

  it('are said by whatever opens over a page: a dialog has a browser’s own surface otherwise', () => {
    const css = sheets.map(read).join('\n');
    const open = [...css.matchAll(/(\.[\w-]+)(?:\[open\])?::backdrop/g)].map(
      ([, name = '']) => name,
    );
    expect(open.length).toBeGreaterThan(2);
    expect(
      open.filter((name) => !new RegExp(`(?:^|\\n)\\${name} \\{[^}]*background:`).test(css)),
    ).toEqual([]);
  });

  it('every colour of the dark form replaces one of the light form', () => {
    const { light, dark } = forms();
    expect([...dark.keys()].filter((name) => !light.has(name))).toEqual([]);
    expect([...dark].filter(([name, value]) => light.get(name) !== value).length).toBeGreaterThan(
      50,
    );
  });

  it('keep text at 4.5 : 1 and edges at 3 : 1 in both forms', () => {
    expect(tooFaint(PAIRS, 4.5)).toEqual([]);
    expect(tooFaint(EDGES, 3)).toEqual([]);
  });

  it('keep what a rule writes on its own surface at 4.5 : 1 in both forms', () => {
    const pairs = ownPairs();
    expect(pairs.length).toBeGreaterThan(60);
    const faint = Object.entries(forms()).flatMap(([form, palette]) =>
      pairs.flatMap(({ rule, text, surface }) => {
        const ratio = contrast(palette, text, surface);
        return ratio === null || ratio >= 4.5
          ? []
          : [`${form}: ${rule} (${text} on ${surface}) ${ratio.toFixed(2)}`];
      }),
    );
    expect(faint).toEqual([]);
  });
});
