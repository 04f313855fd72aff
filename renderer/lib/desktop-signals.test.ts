import { expect, it } from 'vitest';
import type { DesktopSignal } from '#shared/ipc/shell.ts';
import { followDesktop, onDesktop } from './desktop-signals.ts';

it('calls each listener with its own signals, in order, and continues after a failure', async () => {
  const row: (DesktopSignal | null | 'broken')[] = [
    { type: 'voucher', text: '1' },
    'broken',
    { type: 'woke' },
    null,
    { type: 'voucher', text: '2' },
  ];
  const received: string[] = [];
  const asked: number[] = [];
  const end = onDesktop('voucher', ({ text }) => received.push(text));
  onDesktop('woke', () => received.push('woke'));
  await new Promise<void>((done) => {
    let seq = 0;
    void followDesktop({
      pause: async () => {
        received.push('…');
      },
      next: async ({ seen }) => {
        asked.push(seen);
        const signal = row.shift();
        if (signal === undefined) {
          done();
          return new Promise(() => undefined);
        }
        if (signal === 'broken') throw new Error('bridge refused: failed');
        return { seq: (seq += 1), signal };
      },
    });
  });
  expect(received).toEqual(['1', '…', 'woke', '…', '2']);
  expect(asked).toEqual([0, 1, 1, 2, 3, 4]);
  end();
});
