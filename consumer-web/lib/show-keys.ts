import { useLanguage } from './i18n.ts';

/** For tests that name texts by their keys: a test file that loaded the words of a language may have run before in the same process. */
export const showKeys = (): void => {
  useLanguage.setState({ t: (key) => key });
};
