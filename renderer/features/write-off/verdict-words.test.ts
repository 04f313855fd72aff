import { describe, expect, it } from 'vitest';
import { startState } from './machine/state.ts';
import { aStage } from './machine/test-till.ts';
import { textsOf, wordsFor } from './verdict-words.ts';

describe('the spoken words (row 27)', () => {
  it('is the verdict on the screen in its own short words', () => {
    const till = aStage();
    till.scan('not a voucher');
    expect(wordsFor('refused', till.state)).toBe('verdict.refused.BAD_FORMAT.title');
  });

  it('is yes, no or "look" for a sound without a verdict of its own', () => {
    expect(wordsFor('ok', startState())).toBe('speech.ok');
    const till = aStage();
    till.scan('not a voucher');
    expect(wordsFor('unsure', till.state)).toBe('speech.unsure');
  });
});

describe('the words on the screen', () => {
  it('send who chose an old search result back to the search, and who scanned an old QR to the guest', () => {
    const kind = 'refused.QR_STALE';
    expect(textsOf({ kind, source: 'SEARCH' }).adviceKey).toBe('writeOff.searchOld.advice');
    expect(textsOf({ kind, source: 'CAMERA' }).adviceKey).toBe('verdict.refused.QR_STALE.advice');
  });
});
