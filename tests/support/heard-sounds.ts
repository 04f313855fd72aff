import type { Page } from '@playwright/test';

/** A tone as the page gives it to the loudspeaker. */
export type Tone = { hz: number; shape: OscillatorType };
type WithTones = { heardTones: Tone[] };

/** Notes each oscillator that starts, in every document of the page from now on. Runs in the page. */
const listen = (): void => {
  const tones: Tone[] = [];
  (globalThis as unknown as WithTones).heardTones = tones;
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const { start } = AudioScheduledSourceNode.prototype;
  OscillatorNode.prototype.start = function noted(when) {
    tones.push({ hz: Math.round(this.frequency.value), shape: this.type });
    start.call(this, when);
  };
};

export const listenForSounds = (page: Page): Promise<unknown> => page.addInitScript(listen);

/** What was heard since the page was opened, or since it was asked last. */
export const takeHeard = (page: Page): Promise<Tone[]> =>
  page.evaluate(() => (globalThis as unknown as WithTones).heardTones.splice(0));

/** The three sounds of a verdict, told apart without looking. */
export const VERDICT_SOUNDS = {
  ok: [
    { hz: 880, shape: 'sine' },
    { hz: 1319, shape: 'sine' },
  ],
  refused: [
    { hz: 196, shape: 'square' },
    { hz: 147, shape: 'square' },
  ],
  unsure: [
    { hz: 587, shape: 'triangle' },
    { hz: 587, shape: 'triangle' },
    { hz: 494, shape: 'triangle' },
  ],
} as const satisfies Record<string, readonly Tone[]>;
