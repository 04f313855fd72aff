/** Languages of a till's voice. */
export const SPEECH_LANGUAGES = ['yue', 'cmn', 'en'] as const;
export type SpeechLanguage = (typeof SPEECH_LANGUAGES)[number];

export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'name' | 'localService' | 'default'>;

/** Tags of voices, the best first. Systems write `zh-HK`, `yue-HK`, `zh_HK` or `yue-Hant-HK`; a voice that is only `zh` is Mandarin. */
const TAGS: Readonly<Record<SpeechLanguage, readonly RegExp[]>> = {
  yue: [/^yue\b/i, /^zh(-hant)?-(hk|mo)$/i],
  cmn: [
    /^(zh|cmn)(-hant)?-tw$/i,
    /^(zh|cmn)(-hans)?-cn$/i,
    /^cmn\b/i,
    /^zh(-han[ts])?$/i,
    /^zh-sg$/i,
  ],
  en: [/^en-(gb|hk|au|ie)$/i, /^en-us$/i, /^en\b/i],
};

const rankOf = (voice: Voice, tags: readonly RegExp[]): number =>
  tags.findIndex((tag) => tag.test(voice.lang.replaceAll('_', '-')));

/** The voice for a language among the installed ones: one of this machine before one that needs the network. None is better than a wrong one. */
export const chooseVoice = <V extends Voice>(
  voices: readonly V[],
  language: SpeechLanguage,
): V | null => {
  const fitting = voices.flatMap((voice) => {
    const rank = rankOf(voice, TAGS[language]);
    return rank < 0
      ? []
      : [{ voice, score: rank * 4 + (voice.localService ? 0 : 2) + (voice.default ? 0 : 1) }];
  });
  return fitting.sort((a, b) => a.score - b.score)[0]?.voice ?? null;
};
