import { expect, it } from 'vitest';
import { createMailbox } from './mailbox.ts';

it('gives messages one by one, in their order, and waits for the next', async () => {
  const box = createMailbox<string>({ most: 8, isKept: false });
  box.put('a');
  box.put('b');
  expect(await box.next(0)).toEqual({ seq: 1, message: 'a' });
  expect(await box.next(1)).toEqual({ seq: 2, message: 'b' });
  const third = box.next(2);
  box.put('c');
  expect(await third).toEqual({ seq: 3, message: 'c' });
});

it('repeats nothing that was dealt with to a page that starts anew', async () => {
  const box = createMailbox<string>({ most: 8, isKept: false });
  box.put('link');
  await box.next(0);
  void box.next(1);
  const anew = box.next(0);
  box.put('next');
  expect(await anew).toEqual({ seq: 2, message: 'next' });
});

it('repeats the last to a screen that starts anew where it is kept', async () => {
  const box = createMailbox<string>({ most: 1, isKept: true });
  box.put('welcome');
  box.put('done');
  expect(await box.next(0)).toEqual({ seq: 2, message: 'done' });
  expect(await box.next(0)).toEqual({ seq: 2, message: 'done' });
});

it('ends an older wait with nothing, and lets the oldest messages go', async () => {
  const box = createMailbox<number>({ most: 2, isKept: false });
  const first = box.next(0);
  const second = box.next(0);
  expect(await first).toEqual({ seq: 0, message: null });
  for (const message of [1, 2, 3]) box.put(message);
  expect(await second).toEqual({ seq: 1, message: 1 });
  expect(await box.next(1)).toEqual({ seq: 2, message: 2 });
});
