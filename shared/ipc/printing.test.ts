import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isPrivateAddress } from '../codes/printer.ts';
import { printBytes, printPage } from './printing.ts';

const job = (over: object) =>
  z.safeParse(printBytes, { host: '192.168.1.50', port: 9100, data: 'AAAA', ...over }).success;

describe('where receipts may go', () => {
  it.each(['192.168.1.50', '10.0.0.9', '172.16.0.1', '172.31.255.254', '169.254.10.10'])(
    '%s is in the shop',
    (host) => {
      expect(isPrivateAddress(host)).toBe(true);
      expect(job({ host })).toBe(true);
    },
  );

  it.each([
    '8.8.8.8',
    '127.0.0.1',
    '0.0.0.0',
    '172.15.0.1',
    '172.32.0.1',
    '192.169.1.1',
    '100.64.0.1',
    '255.255.255.255',
    'printer.local',
    '192.168.1',
    '192.168.1.256',
    '192.168.1.050 ',
    '192.168.1.50:22',
    '0xc0a80101',
    '3232235777',
    '::1',
    '',
  ])('%j is not', (host) => {
    expect(job({ host })).toBe(false);
  });

  it.each([22, 80, 443, 5432, 0, 65_536, 9100.5])("port %s is no printer's", (port) => {
    expect(job({ port })).toBe(false);
  });

  it('takes base64 of a receipt, and no more than that', () => {
    expect(job({ data: '' })).toBe(true);
    expect(job({ data: 'AAA=' })).toBe(true);
    expect(job({ data: 'not base64!' })).toBe(false);
    expect(job({ data: 'A'.repeat(2_000_004) })).toBe(false);
    expect(z.safeParse(printPage, { printer: '', widthMm: 80, heightMm: 5000 }).success).toBe(
      false,
    );
  });
});
