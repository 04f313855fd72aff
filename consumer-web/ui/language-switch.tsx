import { chooseLanguage, useLanguage, useT } from '../lib/i18n.ts';
import { notify } from '../lib/notice.ts';

/** To the other language, named in that language. */
export const LanguageSwitch = () => {
  const t = useT();
  const isEnglish = useLanguage((state) => state.language) === 'en';
  const handleChange = (): void => {
    chooseLanguage(isEnglish ? 'zh-Hant' : 'en').catch(() => {
      notify(t('error.network'));
    });
  };
  return (
    <button
      type="button"
      className="icon-button"
      lang={isEnglish ? 'zh-Hant' : 'en'}
      onClick={handleChange}
    >
      {t(isEnglish ? 'common.languageZh' : 'common.languageEn')}
    </button>
  );
};
