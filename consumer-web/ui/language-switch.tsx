import { useLanguage, useT } from '../lib/i18n.ts';

/** To the other language, named in that language. */
export const LanguageSwitch = () => {
  const t = useT();
  const { language, choose } = useLanguage();
  const isEnglish = language === 'en';
  return (
    <button type="button" className="icon-button" lang={isEnglish ? 'zh-Hant' : 'en'} onClick={() => { choose(isEnglish ? 'zh-Hant' : 'en'); }}>
      {t(isEnglish ? 'common.languageZh' : 'common.languageEn')}
    </button>
  );
};
