import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { voucherCode } from '#shared/voucher/code.ts';
import { STANDARD } from '../profile.ts';
import { align } from './align.ts';
import { examine, replay } from './cure.ts';
import type { LayoutName } from './layouts.ts';
import { identify } from './reading.ts';
import { TEST_CODES, type TestCodeId } from './test-codes.ts';
import { scanOf, type Setting } from './test-scanner.ts';

const ALL: readonly TestCodeId[] = TEST_CODES.map(({ id }) => id);
const CODE = voucherCode('12345678901');
/** The whole sheet, scanned by one scanner. */
const sheet = (setting: Setting, ids = ALL) => examine(ids.map((id) => scanOf(id, setting)));

describe('a scanner that is well set', () => {
  it.each([
    ['quick', 2],
    ['as most are', 8],
    ['an even 15 ms', 15],
  ])('is found well: %s', (_, gapMs) => {
    const { findings, right, profile } = sheet({ gapMs });
    expect(findings).toEqual([]);
    expect(right).toEqual(ALL);
    expect(profile).toEqual({ ...STANDARD, suffix: 'enter' });
  });

  it('recognises the codes of the sheet in any order, and no other code', () => {
    expect(identify(scanOf({ text: CODE }))).toBeNull();
    expect(identify(scanOf({ text: 'hello' }))).toBeNull();
    expect(examine([scanOf('qr'), scanOf({ text: CODE }), scanOf('digits')]).right).toEqual([
      'qr',
      'digits',
    ]);
    expect(new Set(TEST_CODES.map(({ text }) => text.length)).size).toBe(TEST_CODES.length);
  });
});

type Row = [what: string, setting: Setting, kinds: string[]];

/** What the console copes with: after the cure the sheet reads right, and so does a voucher. */
const CURED: Row[] = [
  ['a French computer', { computer: 'FR' }, ['computerLayout']],
  ['a Portuguese computer', { computer: 'PT' }, ['computerLayout']],
  ['a German computer', { computer: 'DE' }, ['computerLayout']],
  ['Chinese marks', { computer: 'CN' }, ['computerLayout']],
  ['a scanner set for France', { scanner: 'FR' }, ['scannerLayout']],
  ['a scanner set for Portugal', { scanner: 'PT' }, ['scannerLayout']],
  ['a scanner set for Germany', { scanner: 'DE' }, ['scannerLayout']],
  ['an input method on', { ime: 'composing' }, ['ime']],
  ['full-width output', { ime: 'wide' }, ['fullWidth']],
  ['Caps Lock', { hasCapsLock: true }, ['capsLock']],
  ['letters turned by the scanner', { letterCase: 'swapped' }, ['caseSwapped']],
  ['a prefix', { prefix: '#' }, ['prefix']],
  ['a long prefix', { prefix: 'SN01-' }, ['prefix']],
  ['a tail', { tail: '$' }, ['tail']],
  ['an AIM identifier', { prefix: ']C0' }, ['aim']],
  ['an AIM identifier behind a prefix', { prefix: '@]Q3' }, ['aim', 'prefix']],
  ['no suffix', { end: [] }, ['noSuffix']],
  ['a Tab', { end: ['Tab'] }, ['tabSuffix']],
  ['Enter and line feed', { end: ['Enter', 'Enter'] }, []],
  ['a slow scanner', { gapMs: 45 }, ['slow']],
  ['a stumbling scanner', { gapMs: (index) => (index % 5 === 0 ? 150 : 9) }, ['slow']],
  [
    'five faults at once',
    { computer: 'FR', hasCapsLock: true, prefix: '%', end: [], gapMs: 42 },
    ['computerLayout', 'capsLock', 'prefix', 'noSuffix', 'slow'],
  ],
  [
    'a French scanner with full width and a tail',
    { scanner: 'FR', ime: 'wide', tail: 'a', end: ['Tab'] },
    ['scannerLayout', 'fullWidth', 'tail', 'tabSuffix'],
  ],
];

describe('what the console copes with', () => {
  it.each(CURED)('%s', (_, setting, kinds) => {
    const { findings, right, profile } = sheet(setting);
    expect(findings.map(({ kind }) => kind)).toEqual(kinds);
    expect(findings.every(({ cure }) => cure === 'fixed')).toBe(true);
    expect(right).toEqual(ALL);
    expect(replay(scanOf({ text: CODE }, setting), profile)).toBe(CODE);
  });

  it('would not have read it without', () => {
    for (const setting of [
      { computer: 'FR' },
      { scanner: 'FR' },
      { prefix: '#' },
      { gapMs: 45 },
    ] satisfies Setting[])
      expect(replay(scanOf('digits', setting), STANDARD)).not.toBe('01234567890011223344');
  });

  it('names the layout and shows what swaps', () => {
    const [finding] = sheet({ computer: 'FR' }, ['letters']).findings;
    expect(finding).toMatchObject({ kind: 'computerLayout', layout: 'FR' });
    expect(finding).toHaveProperty(
      'pairs',
      expect.arrayContaining([
        ['q', 'a'],
        ['Q', 'A'],
        ['w', 'z'],
      ]),
    );
    expect(sheet({ scanner: 'PT' }).findings[0]).toMatchObject({
      kind: 'scannerLayout',
      layout: 'PT',
    });
  });

  it('learns a layout that it has no name for', () => {
    const letters = scanOf('letters');
    const moved = {
      ...letters,
      keys: letters.keys.map((key) =>
        /^[xk]$/.test(key.key)
          ? { ...key, key: key.key === 'x' ? 'ж' : 'к', code: 'IntlBackslash' }
          : key,
      ),
    };
    const { findings, right } = examine([moved]);
    expect(findings).toMatchObject([{ kind: 'learnedLayout', cure: 'fixed' }]);
    expect(right).toEqual(['letters']);
  });

  it('measures the middle and the longest gap', () => {
    expect(sheet({ gapMs: (index) => (index === 7 ? 130 : 30) }).findings).toEqual([
      { kind: 'slow', cure: 'fixed', medianMs: 30, maxMs: 130 },
    ]);
  });

  it('is quick to end a scan that has no suffix, and never quicker than its slowest key', () => {
    expect(sheet({ end: [], gapMs: 5 }).profile).toMatchObject({ suffix: 'none', silenceMs: 60 });
    expect(
      sheet({ end: [], gapMs: (index) => (index % 9 === 0 ? 90 : 9) }).profile.silenceMs,
    ).toBeGreaterThanOrEqual(180);
  });
});

const TO_SET: Row[] = [
  ['capitals only', { letterCase: 'upper' }, ['upperOnly']],
  ['small letters only', { letterCase: 'lower' }, ['lowerOnly']],
  ['lost keys', { lost: [3, 9] }, ['dropped']],
  ['doubled keys', { twice: [4] }, ['doubled']],
  ['far too slow', { gapMs: 90 }, ['tooSlow']],
];

describe('what the scanner must be set for', () => {
  it.each(TO_SET)('%s', (_, setting, kinds) => {
    const { findings } = sheet(setting);
    expect(findings.map(({ kind }) => kind)).toEqual(kinds);
    expect(findings[0]!.cure).toBe('scanner');
  });

  it('counts keys that were lost or came twice', () => {
    expect(sheet({ lost: [3, 9] }, ['qr']).findings).toEqual([
      { kind: 'dropped', cure: 'scanner', count: 2 },
    ]);
    expect(sheet({ twice: [5] }, ['letters']).findings).toEqual([
      { kind: 'doubled', cure: 'scanner', count: 1 },
    ]);
  });

  it('says when the codes end in different ways', () => {
    expect(examine([scanOf('digits'), scanOf('letters', { end: [] })]).findings).toEqual([
      { kind: 'mixedSuffix', cure: 'scanner' },
    ]);
  });

  it('sees characters that are spelled by numbers with Alt held', () => {
    const digits = scanOf('digits');
    const alt = {
      key: 'Alt',
      code: 'Numpad4',
      at: digits.keys[0]!.at - 1,
      hasShift: false,
      hasCapsLock: false,
      hasCommand: true,
      isComposing: false,
      isRepeat: false,
    };
    expect(examine([{ ...digits, keys: [alt, ...digits.keys] }]).findings).toEqual([
      { kind: 'altCodes', cure: 'scanner' },
    ]);
  });

  it('does not swap what two characters became', () => {
    const letters = scanOf('letters');
    const { findings, right } = examine([
      {
        ...letters,
        keys: letters.keys.map((key) =>
          /^[jk]$/i.test(key.key) ? { ...key, key: '?', code: '' } : key,
        ),
      },
    ]);
    expect(findings[0]).toMatchObject({ kind: 'garbled', cure: 'scanner' });
    expect(right).toEqual([]);
  });

  it('allows no pace at which people type', () => {
    expect(sheet({ gapMs: 90 }).profile.medianMs).toBeLessThan(60);
  });
});

describe('whatever is scanned', () => {
  const setting = fc.record({
    computer: fc.constantFrom<LayoutName | undefined>(undefined, 'FR', 'PT', 'DE'),
    prefix: fc.constantFrom('', '#', ']C1', '@]Q1'),
    tail: fc.constantFrom('', '+', '%'),
    hasCapsLock: fc.boolean(),
    gapMs: fc.integer({ min: 1, max: 45 }),
    end: fc.constantFrom(['Enter'], ['Tab'], []),
  });

  it('the whole sheet is cured of any mixture of what can be cured', () => {
    fc.assert(
      fc.property(setting, ({ computer, ...rest }) => {
        const mixed: Setting = { ...rest, ...(computer && { computer }) };
        const { right, findings } = sheet(mixed);
        expect(findings.filter(({ cure }) => cure === 'scanner')).toEqual([]);
        expect(right).toEqual(ALL);
      }),
      { numRuns: 25 },
    );
  });

  it('never throws on strange keys, and lays any two texts side by side whole', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (meant, received) => {
        const { pairs, cost } = align(meant, received);
        expect(pairs.map((pair) => pair.meant ?? '').join('')).toBe(meant);
        expect(pairs.map((pair) => pair.received ?? '').join('')).toBe(received);
        expect(cost === 0).toBe(meant === received);
      }),
      { numRuns: 200 },
    );
  });
});
