import { spokenDeskNumber } from '#shared/order/desk/desk-number.ts';
import { texts as en } from '#shared/i18n/wall/en.ts';
import { texts as zh } from '#shared/i18n/wall/zh.ts';
import { fill } from '#shared/i18n/fill.ts';

let audio: AudioContext | null = null;

/** Whether the browser lets this page sound. */
export const hasSound = (): boolean => audio?.state === 'running';

/** A browser lets a page sound after a person has touched it, unless it was told otherwise. */
export const wakeSound = async (): Promise<void> => {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') await audio.resume();
};

/** Two notes, the second higher; times in seconds. */
const chime = (context: AudioContext): void => {
  for (const [hz, from] of [
    [784, 0],
    [1046.5, 0.22],
  ] as const) {
    const start = context.currentTime + from;
    const voice = context.createOscillator();
    const loudness = context.createGain();
    voice.frequency.value = hz;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.8, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
    voice.connect(loudness).connect(context.destination);
    voice.start(start);
    voice.stop(start + 0.75);
  }
};

const say = (words: string, language: string): void => {
  const synthesis = globalThis.speechSynthesis ?? null;
  const voice = synthesis
    ?.getVoices()
    .find(({ lang }) => lang.toLowerCase().replace('_', '-').startsWith(language));
  if (!synthesis || !voice) return;
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = 0.95;
  synthesis.speak(utterance);
};

/** Calls numbers that are ready: a chime, then each in the two languages of the house. */
export const callOut = (numbers: readonly string[]): void => {
  if (audio === null || !hasSound() || numbers.length === 0) return;
  chime(audio);
  for (const number of numbers) {
    const spoken = { number: spokenDeskNumber(number) };
    say(fill(zh['wall.say'], spoken), 'zh');
    say(fill(en['wall.say'], spoken), 'en');
  }
};
