import { describe, expect, it } from 'vitest';
import { REDEEM_CODES, redeemReasonOf, type RedeemReason } from '../codes/redeem-code.ts';
import { CHECK_REPEAT_MS, verdictLook } from './redeem-verdict.ts';

describe('verdicts (decision B13)', () => {
  it.each(Object.entries(REDEEM_CODES))(
    '%s looks as its class says',
    (name, { code, class: kind }) => {
      expect(redeemReasonOf(code)).toBe(name);
      const look = verdictLook(`refused.${name as RedeemReason}`);
      expect(look.tone).toBe(kind === 'REFUSE' || kind === 'CALL_MANAGER' ? 'refused' : 'unsure');
      expect(look.titleKey).toBe(`verdict.refused.${name}.title`);
    },
  );
  it('never looks refused while nothing is known', () => {
    for (const kind of ['checking', 'offline', 'signedOut'] as const)
      expect(verdictLook(kind).tone).toBe('unsure');
    expect(verdictLook('ok')).toMatchObject({ tone: 'ok', pictogram: 'check', sound: 'ok' });
  });
  it('repeats by the plan of decision B5', () => {
    expect(CHECK_REPEAT_MS.slice(0, 6)).toEqual([1000, 2000, 5000, 5000, 5000, 40_000]);
    expect(CHECK_REPEAT_MS).toHaveLength(19);
  });
});
