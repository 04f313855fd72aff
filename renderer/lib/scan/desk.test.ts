import { expect, it } from 'vitest';
import { giveScansToTill, emitScan, holdScans, lastScans } from './desk.ts';

it('gives scans to the till, and to a page that takes them while it is open', () => {
  const got: string[] = [];
  const stopTill = giveScansToTill(({ text }) => {
    got.push(`till ${text}`);
  });
  emitScan({ text: 'a', by: 'WEDGE' });
  const release = holdScans(({ text }) => {
    got.push(`page ${text}`);
  });
  emitScan({ text: 'b', by: 'SERIAL' });
  release();
  emitScan({ text: 'c', by: 'HID' });
  stopTill();
  emitScan({ text: 'd', by: 'WEDGE' });
  expect(got).toEqual(['till a', 'page b', 'till c']);
  expect(lastScans.getState()).toMatchObject({
    WEDGE: { text: 'd' },
    SERIAL: { text: 'b' },
    HID: { text: 'c' },
  });
});

it('does not take the till from the one that came after', () => {
  const got: string[] = [];
  const stopOld = giveScansToTill(() => {
    got.push('old');
  });
  const stopNew = giveScansToTill(() => {
    got.push('new');
  });
  stopOld();
  emitScan({ text: 'a', by: 'WEDGE' });
  stopNew();
  expect(got).toEqual(['new']);
});
