import { describe, expect, it } from 'vitest';
import { MINUTE, instant, plus } from '#shared/kernel/time.ts';
import { sandboxIdentity } from './sandbox-identity.ts';

const now = instant(1_800_000_000_000);
const sandbox = sandboxIdentity('a secret of this installation');
const code = sandbox.issue('wallet', 'returning', now, 'n1')!;

describe('codes of the sandbox', () => {
  it('tell the person, and no phone in the code itself', () => {
    expect(sandbox.read('wallet', code, now)).toMatchObject({
      openId: 'wallet-returning',
      phone: { region: '853', number: '66880001' },
    });
    expect(code).not.toContain('6688');
  });
  it.each([
    ['of another provider', 'bank', code, now],
    ['that was changed', 'wallet', code.replace('returning', 'new'), now],
    [
      'of another installation',
      'wallet',
      sandboxIdentity('another').issue('wallet', 'returning', now, 'n1')!,
      now,
    ],
    ['after five minutes', 'wallet', code, plus(now, 5 * MINUTE + 1)],
    ['from the future', 'wallet', code, instant(now - 2 * MINUTE)],
    ['that are none', 'wallet', 'constructor', now],
  ] as const)('are nobody %s', (_, provider, text, at) => {
    expect(sandbox.read(provider, text, at)).toBeNull();
  });
  it('are not issued for people who do not exist', () => {
    expect(sandbox.issue('wallet', 'toString', now, 'n1')).toBeNull();
  });
});
