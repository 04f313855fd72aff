import { settingsStore } from '../settings.ts';

type Note = { hz: number; from: number; lasts: number; shape: OscillatorType };

/** Sounds that differ in pitch, number and shape, so that they are known without looking: the three verdicts, the ring of a new order, a pre-order that is to be begun, and what guests do to one that was accepted. Times in seconds. */
const SOUNDS: Record<
  | 'ok'
  | 'refused'
  | 'unsure'
  | 'newOrder'
  | 'begin'
  | 'cancelled'
  | 'refundAsked'
  | 'answered'
  | 'rushed',
  readonly Note[]
> = {
  ok: [
    { hz: 880, from: 0, lasts: 0.11, shape: 'sine' },
    { hz: 1318.5, from: 0.1, lasts: 0.22, shape: 'sine' },
  ],
  refused: [
    { hz: 196, from: 0, lasts: 0.18, shape: 'square' },
    { hz: 147, from: 0.2, lasts: 0.36, shape: 'square' },
  ],
  unsure: [
    { hz: 587, from: 0, lasts: 0.12, shape: 'triangle' },
    { hz: 587, from: 0.18, lasts: 0.12, shape: 'triangle' },
    { hz: 494, from: 0.36, lasts: 0.2, shape: 'triangle' },
  ],
  newOrder: [
    { hz: 1046.5, from: 0, lasts: 0.3, shape: 'triangle' },
    { hz: 784, from: 0.18, lasts: 0.3, shape: 'triangle' },
    { hz: 1046.5, from: 0.7, lasts: 0.3, shape: 'triangle' },
    { hz: 784, from: 0.88, lasts: 0.4, shape: 'triangle' },
  ],
  // rising twice: begin
  begin: [
    { hz: 523, from: 0, lasts: 0.2, shape: 'triangle' },
    { hz: 784, from: 0.2, lasts: 0.3, shape: 'triangle' },
    { hz: 523, from: 0.7, lasts: 0.2, shape: 'triangle' },
    { hz: 784, from: 0.9, lasts: 0.4, shape: 'triangle' },
  ],
  // falling: stop
  cancelled: [
    { hz: 659, from: 0, lasts: 0.22, shape: 'square' },
    { hz: 440, from: 0.26, lasts: 0.22, shape: 'square' },
    { hz: 294, from: 0.52, lasts: 0.45, shape: 'square' },
  ],
  refundAsked: [
    { hz: 587, from: 0, lasts: 0.25, shape: 'sine' },
    { hz: 440, from: 0.28, lasts: 0.25, shape: 'sine' },
    { hz: 587, from: 0.7, lasts: 0.25, shape: 'sine' },
    { hz: 440, from: 0.98, lasts: 0.35, shape: 'sine' },
  ],
  answered: [
    { hz: 659, from: 0, lasts: 0.14, shape: 'triangle' },
    { hz: 831, from: 0.15, lasts: 0.14, shape: 'triangle' },
    { hz: 988, from: 0.3, lasts: 0.3, shape: 'triangle' },
  ],
  // knocks
  rushed: [
    { hz: 740, from: 0, lasts: 0.09, shape: 'square' },
    { hz: 740, from: 0.16, lasts: 0.09, shape: 'square' },
    { hz: 740, from: 0.5, lasts: 0.09, shape: 'square' },
    { hz: 740, from: 0.66, lasts: 0.09, shape: 'square' },
  ],
};
/** Square waves sound louder than their amplitude suggests. */
const GAIN: Record<string, number> = { sine: 0.9, triangle: 0.8, square: 0.3 };

let context: AudioContext | null = null;

/** A browser lets a page sound only after a person has touched it: taken at the first gesture, wherever it goes. */
const unlock = (): void => {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
};

export const unlockSoundOnGesture = (): void => {
  // the gesture may have come before this was loaded
  if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) unlock();
  for (const gesture of ['pointerdown', 'keydown'] as const)
    window.addEventListener(gesture, unlock, { capture: true, passive: true });
};

const sing = (audio: AudioContext, { hz, from, lasts, shape }: Note, volume: number): void => {
  const start = audio.currentTime + from;
  const voice = audio.createOscillator();
  const loudness = audio.createGain();
  voice.type = shape;
  voice.frequency.value = hz;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime((GAIN[shape] ?? 0.5) * volume, start + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  voice.connect(loudness).connect(audio.destination);
  voice.start(start);
  voice.stop(start + lasts + 0.02);
};

/** Whether a sound would be heard: switched on, and allowed by the browser. */
export const canSound = (): boolean => {
  const { soundOn, volume } = settingsStore.getState();
  return soundOn && volume > 0 && context?.state === 'running';
};

/** Plays a sound at the volume of the settings, or louder; silent when switched off or not yet allowed by the browser. */
export const playSound = (sound: keyof typeof SOUNDS, leastVolume = 0): void => {
  if (!context || !canSound()) return;
  const volume = Math.max(leastVolume, settingsStore.getState().volume);
  for (const note of SOUNDS[sound]) sing(context, note, volume);
};
