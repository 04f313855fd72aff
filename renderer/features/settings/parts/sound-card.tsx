import { Button } from '@mantine/core';
import { IconPlayerPlay, IconVolume } from '@tabler/icons-react';
import { useT } from '../../../lib/i18n.ts';
import {
  setVoiceHere,
  setVoiceLanguage,
  speaker,
  useVoice,
  VOICE_CHOICES,
  type VoiceChoice,
} from '../../../domain/voice/voice.ts';
import { SPEECH_LANGUAGES } from '../../../lib/speech/voices.ts';
import { useStoreSwitches } from '../../../domain/store-switches/store-switches.ts';
import { SoundPanel } from '../../../domain/voice/sound-panel.tsx';
import classes from '../settings.module.css';
import { speakSample } from '../speak-sample.ts';
import { Card } from './card.tsx';
import { ChoiceField } from './choice-field.tsx';

/** The voice that is used, or why there is none. */
const VoiceLine = () => {
  const t = useT();
  const { language } = useVoice();
  const voice = speaker.voiceFor(language);
  if (!speaker.isSupported)
    return (
      <p className={classes['warn']} data-testid="voice-none">
        {t('settings.voice.unsupported')}
      </p>
    );
  if (!voice)
    return (
      <p className={classes['warn']} role="status" data-testid="voice-none">
        {t('settings.voice.none', { language: t(`settings.voice.${language}`) })}
      </p>
    );
  return (
    <div>
      <Button
        variant="light"
        leftSection={<IconPlayerPlay size={20} aria-hidden />}
        onClick={() => void speakSample(language)}
        data-testid="voice-try"
      >
        {t('settings.voice.try')}
      </Button>{' '}
      <span>{t('settings.voice.used', { name: voice.name })}</span>
    </div>
  );
};

/** Sounds of scans, and the spoken verdict (table A, rows 26 and 27). */
export const SoundCard = () => {
  const t = useT();
  const { here, language, voices } = useVoice();
  const { voice } = useStoreSwitches();
  const labelOf = (choice: VoiceChoice): string =>
    choice === 'store'
      ? t('settings.voice.store', { state: t(voice ? 'settings.voice.on' : 'settings.voice.off') })
      : t(`settings.voice.${choice}`);
  return (
    <Card title={t('settings.sound')} icon={IconVolume} testId="settings-sound">
      <SoundPanel />
      <ChoiceField
        label={t('settings.voice')}
        choices={VOICE_CHOICES.map((value) => ({ value, label: labelOf(value) }))}
        value={here}
        onChange={setVoiceHere}
        testId="choose-voice"
      />
      <ChoiceField
        label={t('settings.voice.language')}
        choices={SPEECH_LANGUAGES.map((value) => ({ value, label: t(`settings.voice.${value}`) }))}
        value={language}
        onChange={setVoiceLanguage}
        testId="choose-voice-language"
      />
      <VoiceLine key={voices} />
    </Card>
  );
};
