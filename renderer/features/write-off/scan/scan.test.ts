import { describe, expect, it } from 'vitest';
import { instant } from '#shared/kernel/time.ts';
import { orderNumber, orderNumberText } from '#shared/order/order-number.ts';
import { checkDigit, qrText } from '#shared/voucher/code.ts';
import { caretAfter, manualState, manualText } from './manual.ts';
import { dequeue, enqueue, QUEUE_MOST, type ScanQueue } from './queue.ts';
import { FRAMES_AWAY } from '../../../lib/scan/frames-read.ts';
import { repeatFilter } from '../../../lib/scan/repeat.ts';
import type { Scan } from '../../../lib/scan/scan.ts';

const CODE = `12345678901${checkDigit('12345678901')}`;
const WRONG = CODE.slice(0, 11) + String((Number(CODE[11]) + 1) % 10);
const scan = (text: string, at: number, source: Scan['source'] = 'WEDGE'): Scan => ({
  text,
  source,
  at: instant(at),
});
const qr = (epoch: number): string =>
  qrText({
    voucherId: '0198c0de-1111-7222-8333-444455556666',
    epoch,
    signature: 'AbC_-0123456789abcdefg',
  });

/** A camera that reads many frames from one scan to the next. */
const fastCamera = () => {
  let read = 0;
  return {
    get read(): number {
      read += 30;
      return read;
    },
  };
};

describe('repeat policy (decision C9)', () => {
  it('takes the same code within 3 s for the same event, and for a new one after', () => {
    const isNew = repeatFilter();
    expect([0, 1000, 2999, 3000, 3500].map((at) => isNew(scan(CODE, at)))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  it('keeps a code that stays in the camera as one event until it was away for 3 s', () => {
    const isNew = repeatFilter(fastCamera());
    const seen = Array.from({ length: 100 }, (_, index) =>
      isNew(scan(CODE, index * 100, 'CAMERA')),
    );
    expect(seen.filter(Boolean)).toHaveLength(1);
    expect(isNew(scan(CODE, 9900 + 2999, 'CAMERA'))).toBe(false);
    expect(isNew(scan(CODE, 9900 + 2999 + 3000, 'CAMERA'))).toBe(true);
  });

  it('does not take a stall of the machine for an absence of the code', () => {
    const frames = { read: 0 };
    const isNew = repeatFilter(frames);
    const see = (at: number, framesSince: number): boolean => {
      frames.read += framesSince;
      return isNew(scan(CODE, at, 'CAMERA'));
    };
    expect(see(0, 1)).toBe(true);
    expect(see(5000, 1)).toBe(false);
    expect(see(10_000, FRAMES_AWAY)).toBe(false);
    expect(see(15_000, FRAMES_AWAY + 1)).toBe(true);
    expect(isNew(scan(CODE, 20_000))).toBe(true);
  });

  it('recognises a voucher by any of its rotating QRs, and a code in any surrounding text', () => {
    const isNew = repeatFilter();
    expect(isNew(scan(qr(1), 0))).toBe(true);
    expect(isNew(scan(qr(2), 500))).toBe(false);
    expect(isNew(scan(CODE, 600))).toBe(true);
    expect(isNew(scan(`]C1${CODE}\r`, 700))).toBe(false);
  });

  it('takes a changed QR after a refusal for a new try, also one that stays in the camera', () => {
    const isNew = repeatFilter();
    expect(isNew(scan(qr(1), 0, 'CAMERA'))).toBe(true);
    expect(isNew(scan(qr(1), 500, 'CAMERA'), 400)).toBe(false);
    expect(isNew(scan(qr(2), 600, 'CAMERA'), 400)).toBe(true);
    expect(isNew(scan(qr(2), 700, 'CAMERA'), 400)).toBe(false);
  });

  it('takes no earlier refusal for that of the voucher that is seen', () => {
    const isNew = repeatFilter();
    expect(isNew(scan(qr(1), 1000, 'CAMERA'), 400)).toBe(true);
    expect(isNew(scan(qr(2), 1500, 'CAMERA'), 400)).toBe(false);
  });

  it('takes a press 2 s after a refusal for a new try, and the camera only after 3 s away', () => {
    const isNew = repeatFilter(fastCamera());
    expect([0, 1999, 2000].map((at) => isNew(scan(CODE, at), 0))).toEqual([true, false, true]);
    expect(isNew(scan(CODE, 4500, 'CAMERA'), 2000)).toBe(false);
    expect(isNew(scan(CODE, 7499, 'CAMERA'), 2000)).toBe(false);
    expect(isNew(scan(CODE, 10_499, 'CAMERA'), 2000)).toBe(true);
  });

  it('lets different codes through at any speed', () => {
    const isNew = repeatFilter();
    expect(['a1', 'a2', 'a3', 'a1'].map((text, at) => isNew(scan(text, at)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('queue (decision C10)', () => {
  it('keeps twenty, first in first out, and says when it is full', () => {
    let queue: ScanQueue = [];
    const full: boolean[] = [];
    for (let index = 0; index < QUEUE_MOST + 2; index += 1) {
      const next = enqueue(queue, scan(String(index), index));
      queue = next.queue;
      full.push(next.isFull);
    }
    expect(full.filter(Boolean)).toHaveLength(2);
    const out: string[] = [];
    for (let next = dequeue(queue); next.next; next = dequeue(next.queue)) out.push(next.next.text);
    expect(out).toEqual(Array.from({ length: QUEUE_MOST }, (_, index) => String(index)));
  });
});

describe('typed entry', () => {
  it.each([
    ['12345', '1234 5'],
    ['12345678', '1234 5678'],
    [CODE, `${CODE.slice(0, 4)} ${CODE.slice(4, 8)} ${CODE.slice(8)}`],
    [`${CODE}99`, `${CODE.slice(0, 4)} ${CODE.slice(4, 8)} ${CODE.slice(8)}`],
    [
      ` ${CODE.slice(0, 4)}-${CODE.slice(4)}\n`,
      `${CODE.slice(0, 4)} ${CODE.slice(4, 8)} ${CODE.slice(8)}`,
    ],
    ['１２３４５', '1234 5'],
    [`]C1${CODE}`, `${CODE.slice(0, 4)} ${CODE.slice(4, 8)} ${CODE.slice(8)}`],
    ['', ''],
  ])('groups %j as %j', (typed, shown) => {
    expect(manualText(typed)).toBe(shown);
  });

  it('keeps the text of a pasted QR', () => {
    expect(manualText(` ${qr(7)} `)).toBe(qr(7));
    expect(manualState(qr(7))).toBe('ready');
  });

  it.each([
    ['', 'empty'],
    ['1234', 'short'],
    ['1234 5678 901', 'short'],
    [CODE, 'ready'],
    [orderNumberText(orderNumber('12345678901')), 'order'],
    [WRONG, 'checkDigit'],
    ['hello', 'badFormat'],
  ])('the state of %j is %s', (shown, state) => {
    expect(manualState(shown)).toBe(state);
  });

  it.each([
    ['12345', 5, '1234 5', 6],
    ['1234 56', 2, '1234 56', 2],
    ['12934 5', 3, '1293 45', 3],
    ['1234 5678', 5, '1234 5678', 4],
    ['1', 0, '1', 0],
  ])('keeps the caret after the same digits: %j at %i', (typed, caret, shown, expected) => {
    expect(caretAfter(typed, caret, shown)).toBe(expected);
  });
});
