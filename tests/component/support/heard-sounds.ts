/** A tone as the page gives it to the loudspeaker. */
export type Tone = { hz: number; shape: OscillatorType };
type WithTones = { heardTones: Tone[] };

/** Notes each oscillator of this page that starts from now on. Stands alone: journeys give it to their page by its source. */
export const listen = (): void => {
  const tones: Tone[] = [];
  (globalThis as unknown as WithTones).heardTones = tones;
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const { start } = AudioScheduledSourceNode.prototype;
  OscillatorNode.prototype.start = function noted(when) {
    tones.push({ hz: Math.round(this.frequency.value), shape: this.type });
    start.call(this, when);
  };
};

/** What was heard since it was listened to, or since it was asked last. */
export const takeHeard = (): Tone[] => (globalThis as unknown as WithTones).heardTones.splice(0);

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

const tones = (shape: OscillatorType, ...hz: number[]): Tone[] =>
  hz.map((each) => ({ hz: each, shape }));

/** The sounds of a desk, told apart without looking. */
export const DESK_SOUNDS = {
  newOrder: tones('triangle', 1047, 784, 1047, 784),
  begin: tones('triangle', 523, 784, 523, 784),
  cancelled: tones('square', 659, 440, 294),
  refundAsked: tones('sine', 587, 440, 587, 440),
  answered: tones('triangle', 659, 831, 988),
  rushed: tones('square', 740, 740, 740, 740),
} as const satisfies Record<string, readonly Tone[]>;
