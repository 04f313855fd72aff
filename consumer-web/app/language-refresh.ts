import { useEffect, useRef } from 'react';
import { useLanguage } from '../lib/i18n.ts';
import { queryClient } from '../lib/api/query.ts';

/** Product texts come from the server in the language of the request: a switch refetches them, and the old texts are shown until the new ones arrive. */
export const useLanguageRefresh = (): void => {
  const language = useLanguage((state) => state.language);
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    void queryClient.invalidateQueries();
  }, [language]);
};
