import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import log from 'electron-log/node';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { voucherCode } from '#shared/voucher/code.ts';
import { keepLog, LOGS_KEPT } from './log-file.ts';
import { redactText, redactValue } from './redact.ts';

const CODE = voucherCode('12345678901');
const TOKEN = 'Zm9vYmFyMTIzNDU2Nzg5MGFiY2RlZmdoaWprbG1ub3A';
const QR = 'GV1.voucher-12345678.58912345.abcDEF_1234567890xyz';
/** Each line with what must not be left of it. */
const PLANTED: [string, string][] = [
  [`looked up ${CODE}`, CODE],
  [`looked up ${CODE.slice(0, 4)} ${CODE.slice(4, 8)} ${CODE.slice(8)}.`, CODE.slice(4, 8)],
  [`scan ${QR}`, 'abcDEF'],
  [`guest +853 6612 3456 called`, '6612'],
  ['phone 66123456', '66123456'],
  ['mainland 13812345678', '13812345678'],
  [`token=${TOKEN}`, TOKEN],
  [`Authorization: Bearer ${TOKEN}`, TOKEN],
  [`{"refreshToken":"${TOKEN}"}`, TOKEN],
  [`GET /x?token=abc123&a=1`, 'abc123'],
  ['{"password":"hush-hush"}', 'hush'],
  ["{'pin': '4711'}", '4711'],
  ['pin=4711', '4711'],
  [`request failed ${TOKEN}`, TOKEN],
  ['deviceKey: k-77', 'k-77'],
  ['{"account":"C1001"}', 'C1001'],
];

describe('what a log may hold', () => {
  it.each(PLANTED)('%s: nothing of the secret is left', (line, secret) => {
    expect(redactText(line)).not.toContain(secret);
    expect(redactValue(new Error(line))).not.toContain(secret);
    expect(redactValue({ line })).not.toContain(secret);
  });

  it('a code stays as people may read it, and what happened stays readable', () => {
    expect(redactText(`refused ${CODE}`)).toBe(`refused ${CODE.slice(0, 4)}****${CODE.slice(-4)}`);
    const harmless =
      'bridge refused secret:write: argument at app://senado/assets/index-Bq2x.js:12:3456 (127.0.0.1:43811)';
    expect(redactText(harmless)).toBe(harmless);
  });

  it('no code and no phone number is left, wherever it stands', () => {
    const digits = fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 11 })
      .map((each) => each.join(''));
    fc.assert(
      fc.property(
        digits,
        fc.string({ maxLength: 12 }).filter((text) => !/[\w.]$/.test(text)),
        fc.constantFrom('', ' ', ',', '"', '\n'),
        (eleven, before, after) => {
          const code = voucherCode(eleven);
          expect(redactText(`${before}${code}${after}`)).not.toContain(code);
          expect(redactText(`${before}6${eleven.slice(0, 7)}${after}`)).not.toContain(
            eleven.slice(0, 7),
          );
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('the log file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'senado-log-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('holds no planted secret, changes when it is full, and keeps a few', () => {
    const own = log.create({ logId: 'redaction' });
    own.transports.console.level = false;
    own.transports.file.sync = true;
    keepLog(own, { file: () => join(folder, 'console.log'), bytes: 2000 });
    for (let round = 0; round < 12; round += 1)
      for (const [line] of PLANTED) own.scope('till').warn(line, new Error(line), { line });
    const names = readdirSync(folder).toSorted();
    expect(names).toEqual([
      'console.1.log',
      'console.2.log',
      'console.3.log',
      'console.4.log',
      'console.log',
    ]);
    expect(names).toHaveLength(LOGS_KEPT + 1);
    for (const name of names) expect(statSync(join(folder, name)).size).toBeLessThan(12_000);
    const text = names.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
    expect(text).toContain('request failed [hidden]');
    for (const [, secret] of PLANTED) expect(text).not.toContain(secret);
  });
});
