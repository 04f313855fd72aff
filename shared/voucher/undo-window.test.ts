import { describe, expect, it } from 'vitest';
import { HOUR, instant, MINUTE, plus } from '../kernel/time.ts';
import { settledAt, undoUntil } from './undo-window.ts';

const at = (text: string) => instant(Date.parse(`${text}+08:00`));

describe('until when a redemption may be taken back (decision B7)', () => {
  const noon = at('2026-11-21T12:00:00');

  it('is ten minutes for cashiers, a day for those above them, and never for auditors', () => {
    expect(undoUntil(noon, 'cashier')).toBe(plus(noon, 10 * MINUTE));
    for (const role of ['manager', 'owner'] as const)
      expect(undoUntil(at('2026-11-21T09:00:00'), role)).toBe(
        plus(at('2026-11-21T09:00:00'), 24 * HOUR),
      );
    expect(undoUntil(noon, 'auditor')).toBe(noon);
  });

  it('ends with the settlement at ten the next day', () => {
    expect(settledAt(noon)).toBe(at('2026-11-22T10:00:00'));
    expect(undoUntil(noon, 'manager')).toBe(at('2026-11-22T10:00:00'));
  });
});
