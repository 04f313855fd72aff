import { chooseVoice, type SpeechLanguage } from './voices.ts';

/** What is used of the platform's speech synthesis. */
export type Synthesis = Pick<
  SpeechSynthesis,
  'getVoices' | 'speak' | 'cancel' | 'addEventListener'
>;
type Ports = { synthesis: Synthesis | null; utter: (words: string) => SpeechSynthesisUtterance };

/** A little faster than talk: a verdict is short, and the next guest is there. */
const RATE = 1.15;

export type Speech = { words: string; language: SpeechLanguage; /** 0 to 1. */ volume: number };

/** Speaks one thing at a time: a new sentence stops the one before, nothing is queued. Silent where no voice of the language is installed. */
export const createSpeaker = ({ synthesis, utter }: Ports) => {
  const voiceFor = (language: SpeechLanguage): SpeechSynthesisVoice | null =>
    chooseVoice(synthesis?.getVoices() ?? [], language);
  return {
    isSupported: synthesis !== null,
    voiceFor,
    /** Returns whether it is spoken. */
    say: ({ words, language, volume }: Speech): boolean => {
      synthesis?.cancel();
      const voice = voiceFor(language);
      if (!synthesis || !voice || volume === 0) return false;
      const utterance = Object.assign(utter(words), {
        voice,
        lang: voice.lang,
        rate: RATE,
        volume,
      });
      synthesis.speak(utterance);
      return true;
    },
    quiet: (): void => synthesis?.cancel(),
    /** Systems load their voices late. */
    onVoices: (listener: () => void): void =>
      synthesis?.addEventListener('voiceschanged', listener),
  };
};
