import { describe, expect, it } from 'vitest';
import { translator } from '#shared/i18n/translate.ts';
import { screenCommands } from './commands.ts';

const names = (role: 'owner' | 'manager' | 'cashier' | 'auditor', isKiosk = false): string[] =>
  screenCommands({ t: translator('zh-Hant'), session: { role, store: 'group' }, isKiosk }).map(
    ({ name }) => name,
  );

describe('screens of the palette', () => {
  it('are those that the role may open, and no page that needs more than its name', () => {
    expect(names('owner')).toEqual(
      expect.arrayContaining([
        'merchantWriteOff',
        'merchantRecord',
        'merchantStaff',
        'merchantDevices',
        'merchantSettings',
      ]),
    );
    expect(names('cashier')).not.toContain('merchantStaff');
    expect(names('auditor')).not.toContain('merchantWriteOff');
    expect(
      names('owner').filter((name) => name.endsWith('Details') || name === 'merchantLogin'),
    ).toEqual([]);
  });

  it('are the write-off page alone where the counter is locked', () => {
    expect(names('owner', true)).toEqual(['merchantWriteOff']);
  });
});
