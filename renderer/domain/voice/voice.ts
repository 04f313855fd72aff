import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Language } from '#shared/i18n/language.ts';
import type { MessageKey, Translate } from '#shared/i18n/translate.ts';
import { settingsStore } from '../../lib/settings.ts';
import { loadTexts, translatorOf } from '../../lib/texts.ts';
import { KEYS, readKey, writeKey } from '../../lib/storage.ts';
import { storeSwitchesNow } from '../store-switches/store-switches.ts';
import { createSpeaker } from '../../lib/speech/speaker.ts';
import type { SpeechLanguage } from '../../lib/speech/voices.ts';

export const VOICE_CHOICES = ['store', 'on', 'off'] as const;
export type VoiceChoice = (typeof VOICE_CHOICES)[number];

/** `voices` counts how often the platform's voices have changed, so that their list is refreshed. */
const store = createStore<{ here: VoiceChoice; language: SpeechLanguage; voices: number }>(() => ({
  here: readKey(KEYS.voiceHere),
  language: readKey(KEYS.voiceLanguage),
  voices: 0,
}));
export const useVoice = () => useStore(store);

export const setVoiceHere = (here: VoiceChoice): void => {
  writeKey(KEYS.voiceHere, here);
  store.setState({ here });
};
export const setVoiceLanguage = (language: SpeechLanguage): void => {
  writeKey(KEYS.voiceLanguage, language);
  store.setState({ language });
};

export const speaker = createSpeaker({
  synthesis: globalThis.speechSynthesis ?? null,
  utter: (words) => new SpeechSynthesisUtterance(words),
});
speaker.onVoices(() => store.setState(({ voices }) => ({ voices: voices + 1 })));

/** Cantonese and Mandarin read the same characters aloud, each in its way. */
export const writtenFor = (language: SpeechLanguage): Language =>
  language === 'en' ? 'en' : 'zh-Hant';

const isOn = (isCall: boolean): boolean => {
  const { here } = store.getState();
  return here === 'store' ? isCall || storeSwitchesNow().voice : here === 'on';
};

/** Speaks a sentence in this till's voice if its store, or the till itself, has it on (table A, row 27). Stops the sentence before. `isCall`: it calls for somebody, and is silent only where the till itself has its voice off. */
export const speak = (
  key: MessageKey,
  params?: Parameters<Translate>[1],
  { isCall = false } = {},
): void => {
  const { language } = store.getState();
  const { soundOn, volume } = settingsStore.getState();
  if (!isOn(isCall) || !soundOn) return;
  const written = writtenFor(language);
  loadTexts(written)
    .then(() => speaker.say({ words: translatorOf(written)(key, params), language, volume }))
    .catch(() => undefined); // without a network the words of another language may be missing
};
