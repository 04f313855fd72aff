import type { VerdictLook } from '#shared/voucher/redeem-verdict.ts';
import { speak } from '../../domain/voice/voice.ts';
import type { State } from './machine/state.ts';
import { wordsFor } from './verdict-words.ts';

/** Speaks a verdict after its sound, if this till's voice is on (table A, row 27). */
export const sayVerdict = (sound: VerdictLook['sound'], state: State): void =>
  speak(wordsFor(sound, state));
