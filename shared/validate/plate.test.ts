import { describe, expect, it } from 'vitest';
import { plate } from './plate.ts';
import { vehicleCode } from './vehicle-code.ts';

describe('car plates (spec 000 §5)', () => {
  it.each([
    ['粤B12345', 'mainland', '粤B12345'],
    ['粵b·1c2d3', 'mainland', '粤B1C2D3'],
    ['京A-0000A', 'mainland', '京A0000A'],
    ['鲁DABCD0', 'mainland', '鲁DABCD0'],
    ['粤BD12345', 'newEnergySmall', '粤BD12345'],
    ['沪AF1234 5', 'newEnergySmall', '沪AF12345'],
    ['滬ADA2345', 'newEnergySmall', '沪ADA2345'],
    ['粤CK12345', 'newEnergySmall', '粤CK12345'],
    ['粤B12345D', 'newEnergyLarge', '粤B12345D'],
    ['京A54321F', 'newEnergyLarge', '京A54321F'],
    ['粤Z1234港', 'crossBorder', '粤Z1234港'],
    ['粤ZA123澳', 'crossBorder', '粤ZA123澳'],
    ['粤A1234学', 'special', '粤A1234学'],
    ['粵A1234學', 'special', '粤A1234学'],
    ['京A1234警', 'special', '京A1234警'],
    ['沪A0023领', 'special', '沪A0023领'],
    ['鲁B9876挂', 'special', '鲁B9876挂'],
    ['M-12-34', 'macau', 'M1234'],
    ['MB-12-34', 'macau', 'MB1234'],
    ['ab-12-34', 'macau', 'AB1234'],
    ['CM-12345', 'moped', 'CM12345'],
  ])('%s is %s', (value, kind, bare) => {
    expect(plate(value)).toEqual({ ok: true, plate: bare, kind });
  });
  it.each([
    ['', 'empty'],
    [' · ', 'empty'],
    ['粤B1234', 'format'],
    ['粤B123456', 'format'],
    ['粤I12345', 'format'],
    ['粤O12345', 'format'],
    ['粤B1234I', 'format'],
    ['粤B1234O', 'format'],
    ['粤BABCDE', 'format'],
    ['港B12345', 'format'],
    ['12345', 'format'],
    ['粤BL12345', 'format'],
    ['粤BI12345', 'format'],
    ['粤BDI2345', 'format'],
    ['粤BD1A345', 'format'],
    ['粤B1234AD', 'format'],
    ['粤B12345L', 'format'],
    ['粤B1234港', 'format'],
    ['粤Z12345港', 'format'],
    ['京A123警', 'format'],
    ['京A1234军', 'format'],
    ['AB-12-3', 'format'],
    ['N-12-34', 'format'],
    ['ABC-12-34', 'format'],
    ['CM-01234', 'format'],
    ['AB12345', 'format'],
  ])('%s is refused', (value, reason) => {
    expect(plate(value)).toEqual({ ok: false, reason });
  });
  it('reads a new-energy number that lacks a place as an ordinary plate', () => {
    expect(plate('粤BD1234')).toEqual({ ok: true, plate: '粤BD1234', kind: 'mainland' });
  });
});

describe('vehicle codes (spec 000 §5)', () => {
  it('take letters and digits without I and O', () => {
    expect(vehicleCode('lsv-2a4 9Z')).toEqual({ ok: true, code: 'LSV2A49Z' });
    for (const value of ['A1I', 'A1O', 'a1o', 'A_1', '車1'])
      expect(vehicleCode(value), value).toEqual({ ok: false, reason: 'characters' });
    expect(vehicleCode('  ')).toEqual({ ok: false, reason: 'empty' });
  });
});
