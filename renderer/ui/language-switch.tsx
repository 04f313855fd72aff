import { Button } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { chooseLanguage, useLanguage, useT } from '../lib/i18n.ts';

/** One press changes the language; it shows the name of the other one, in that language. */
export const LanguageSwitch = () => {
  const t = useT();
  const isEnglish = useLanguage() === 'en';
  const other = t(isEnglish ? 'common.languageZh' : 'common.languageEn');
  return (
    <Button
      variant="subtle"
      color="gray"
      px="sm"
      leftSection={<IconLanguage size={22} aria-hidden />}
      lang={isEnglish ? 'zh-Hant' : 'en'}
      data-testid="language"
      onClick={() => void chooseLanguage(isEnglish ? 'zh-Hant' : 'en')}
    >
      {other}
    </Button>
  );
};
