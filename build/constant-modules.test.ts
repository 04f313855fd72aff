import { describe, expect, it } from 'vitest';
import { constantModules } from './constant-modules.ts';

const load = (id: string): unknown => {
  const { load: handler } = constantModules({ 'codes/table.ts': { CODES: { A: -1 }, LEAST: 2 } });
  return (handler as (id: string) => unknown)(id);
};

describe('modules of constants', () => {
  it('are replaced by their values', () => {
    expect(load('/app/codes/table.ts')).toBe(
      'export const CODES = {"A":-1};\nexport const LEAST = 2;',
    );
    expect(load('C:\\app\\codes\\table.ts')).toContain('CODES');
  });

  it('are the named ones only', () => {
    expect(load('/app/codes/other-table.ts')).toBeNull();
    expect(load('/app/codes/table.test.ts')).toBeNull();
  });
});
