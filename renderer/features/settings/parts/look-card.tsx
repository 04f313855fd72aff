import { IconPalette } from '@tabler/icons-react';
import type { Language } from '#shared/i18n/language.ts';
import {
  setTextSize,
  setTheme,
  TEXT_SIZES,
  THEMES,
  useAppearance,
} from '../../../lib/appearance.ts';
import { chooseLanguage, useLanguage, useT } from '../../../lib/i18n.ts';
import { Card } from './card.tsx';
import { ChoiceField } from './choice-field.tsx';

/** Language, theme and size of text. */
export const LookCard = () => {
  const t = useT();
  const language = useLanguage();
  const { theme, textSize } = useAppearance((appearance) => appearance);
  const handleLanguage = (chosen: Language): void => {
    void chooseLanguage(chosen);
  };
  const languages: { value: Language; label: string }[] = [
    { value: 'zh-Hant', label: t('common.languageZh') },
    { value: 'en', label: t('common.languageEn') },
  ];
  return (
    <Card title={t('settings.look')} icon={IconPalette} testId="settings-look">
      <ChoiceField
        label={t('settings.language')}
        choices={languages}
        value={language}
        onChange={handleLanguage}
        testId="choose-language"
      />
      <ChoiceField
        label={t('settings.theme')}
        choices={THEMES.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
        value={theme}
        onChange={setTheme}
        testId="choose-theme"
      />
      <ChoiceField
        label={t('settings.textSize')}
        choices={TEXT_SIZES.map((value) => ({ value, label: t(`settings.textSize.${value}`) }))}
        value={textSize}
        onChange={setTextSize}
        testId="choose-text-size"
      />
    </Card>
  );
};
