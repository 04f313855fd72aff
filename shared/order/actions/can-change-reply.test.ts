import { expect, it } from 'vitest';
import { DAY, instant, plus } from '../../kernel/time.ts';
import { canChangeReply, replyChangeableUntil } from './can-change-reply.ts';

it('a reply to a review may be changed for a day after it was first sent, and not at its end', () => {
  const at = instant(1_700_000_000_000);
  expect(canChangeReply(at, at)).toBe(true);
  expect(canChangeReply(at, plus(at, DAY - 1))).toBe(true);
  expect(canChangeReply(at, plus(at, DAY))).toBe(false);
  expect(replyChangeableUntil(at)).toBe(plus(at, DAY));
});
