import { describe, expect, it } from 'vitest';
import { instant } from '#shared/kernel/time.ts';
import type { TakeoutActivity } from './activity-rules.ts';
import { flashSession } from './flash.ts';

const at = (text: string) => instant(Date.parse(`2026-03-04T${text}+08:00`));
const sale = (
  fromMinute: number,
  toMinute: number,
  endsAt: number | null = null,
): TakeoutActivity => ({
  merchantId: 'm',
  storeId: 's',
  id: `f${fromMinute}`,
  kind: 'flash',
  startsAt: 0,
  endsAt,
  rules: { name: { zh: '秒殺', en: 'Flash' }, userLimit: 2, fromMinute, toMinute },
});

describe('the flash sale of a store', () => {
  it('counts its seconds down within its hours, and none outside of them', () => {
    expect(flashSession([sale(660, 840)], at('10:59:59'))?.leftSeconds).toBe(0);
    expect(flashSession([sale(660, 840)], at('11:00:00'))?.leftSeconds).toBe(3 * 3600);
    expect(flashSession([sale(660, 840)], at('13:59:59'))?.leftSeconds).toBe(1);
    expect(flashSession([sale(660, 840)], at('14:00:00'))?.leftSeconds).toBe(0);
  });

  it('ends with the activity, and at midnight at the latest', () => {
    expect(flashSession([sale(0, 1440)], at('23:59:00'))?.leftSeconds).toBe(60);
    expect(flashSession([sale(0, 1440, at('12:00:30'))], at('12:00:00'))?.leftSeconds).toBe(30);
  });

  it('is the one that runs; none without a sale', () => {
    expect(flashSession([sale(0, 60), sale(660, 840)], at('12:00:00'))?.activity.id).toBe('f660');
    expect(flashSession([], at('12:00:00'))).toBeNull();
  });
});
