import type { ReactNode } from 'react';
import { useOnline } from '../lib/use-online.ts';
import { useT } from '../lib/i18n.ts';
import { Announcer } from './announcer.tsx';
import { useLanguageRefresh } from './language-refresh.ts';
import { useScrollMemory } from './scroll-memory.ts';
import { useFailureWatch } from './failure-watch.ts';

/** What stands around every screen: the line's state, messages, session handling and scroll memory. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const t = useT();
  const isOnline = useOnline();
  useFailureWatch();
  useScrollMemory();
  useLanguageRefresh();
  return (
    <div className="column">
      {!isOnline && <div className="offline" role="status">{t('common.offline')}</div>}
      {children}
      <Announcer />
    </div>
  );
};
