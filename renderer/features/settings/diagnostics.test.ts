import { describe, expect, it } from 'vitest';
import { STANDARD } from '../../lib/scan/profile.ts';
import { checkDigit } from '#shared/voucher/code.ts';
import { diagnosticsText, type DiagnosticFacts } from './diagnostics.ts';

const CODE = `12345678901${checkDigit('12345678901')}`;
const SECRETS = {
  code: CODE,
  grouped: CODE.replace(/(\d{4})(?=\d)/g, '$1 '),
  qr: 'GV1.0198c0de-1111-7222-8333-444455556666.58213456.AbC_-0123456789abcdefg',
  phone: '66881234',
  spacedPhone: '+853 6688 1234',
  token: 'q7Xc2m9vK0pLrT4wYz81NbHdSf63JaUe',
  jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P',
  password: 'correct horse battery',
  pin: '4711',
} as const;

const facts = (over: object = {}): DiagnosticFacts => ({
  at: Date.UTC(2026, 10, 21),
  version: '0.1.0',
  runtime: 'browser',
  platform: 'Windows',
  agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
  backendHost: 'till.example:8443',
  connection: 'online',
  serverOffsetMs: -1_234_567,
  deviceHash: '0a1b2c3d4e5f',
  role: 'cashier',
  settings: { language: 'zh-Hant', volume: 0.8 },
  scanner: STANDARD,
  faults: [
    {
      at: 1_763_683_200_000,
      kind: 'business',
      code: -2_030_107,
      path: '/group/order/verify/_check',
    },
  ],
  waitingReceipts: 2,
  ...over,
});

describe('the diagnostics file', () => {
  it('contains versions, settings, the scanner and the last error codes', () => {
    const read = JSON.parse(diagnosticsText(facts())) as Record<string, unknown>;
    expect(read).toMatchObject({
      file: 'senado-console-diagnostics',
      madeAt: '2026-11-21T00:00:00.000Z',
      version: '0.1.0',
      deviceHash: '0a1b2c3d4e5f',
      serverOffsetMs: -1_234_567,
      settings: { volume: 0.8 },
      scanner: { suffix: 'auto' },
      waitingReceipts: 2,
      faults: [{ kind: 'business', code: -2_030_107, path: '/group/order/verify/_check' }],
      agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
      backendHost: 'till.example:8443',
    });
  });

  it.each(Object.entries(SECRETS))('holds no %s, wherever it got in', (name, secret) => {
    const planted = diagnosticsText(
      facts({
        platform: `Windows ${name === 'pin' || name === 'password' ? '' : secret}`,
        settings: { [name]: secret, nested: { [name]: secret } as never },
        scanner: { ...STANDARD, prefix: name === 'pin' || name === 'password' ? '' : secret },
        faults: [{ at: 1, kind: 'business', code: 1, path: `/x?${name}`, [name]: secret }],
      }),
    );
    expect(planted).not.toContain(secret);
    expect(planted.replaceAll(/[ -]/g, '')).not.toContain(secret.replaceAll(/[ -]/g, ''));
  });
});
