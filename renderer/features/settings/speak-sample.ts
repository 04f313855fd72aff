import { speaker, writtenFor } from '../../domain/voice/voice.ts';
import type { SpeechLanguage } from '../../lib/speech/voices.ts';
import { settingsStore } from '../../lib/settings.ts';
import { loadTexts, translatorOf } from '../../lib/texts.ts';

const LEAST_VOLUME = 0.3;

/** Speaks the test sentence, even with the voice off. Not without a network, if the words of its language are missing. */
export const speakSample = async (language: SpeechLanguage): Promise<void> => {
  const written = writtenFor(language);
  try {
    await loadTexts(written, 'later');
  } catch {
    return;
  }
  speaker.say({
    words: translatorOf(written)('settings.voice.sample'),
    language,
    volume: Math.max(LEAST_VOLUME, settingsStore.getState().volume),
  });
};
