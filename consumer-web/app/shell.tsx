import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useOnline } from '../lib/use-online.ts';
import { useT } from '../lib/i18n.ts';
import { noteVisit } from '../lib/visited.ts';
import { Announcer } from './announcer.tsx';
import { useFailureWatch } from './failure-watch.ts';
import { HomeButton } from './home-button.tsx';
import { useLanguageRefresh } from './language-refresh.ts';
import { LoadingSign } from './loading-sign.tsx';
import { useScrollMemory } from './scroll-memory.ts';
import { TabBar, useHasTabBar } from './tab-bar.tsx';

/** What stands around every screen: tabs, the line's state, messages, the loading sign, session handling and scroll memory. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const t = useT();
  const isOnline = useOnline();
  const { pathname, search } = useLocation();
  const hasTabs = useHasTabBar(pathname);
  useEffect(() => { noteVisit(pathname + search); }, [pathname, search]);
  useFailureWatch();
  useScrollMemory();
  useLanguageRefresh();
  return (
    <div className={hasTabs ? 'column column--tabs' : 'column'}>
      {!isOnline && <div className="offline" role="status">{t('common.offline')}</div>}
      {children}
      {hasTabs && <TabBar pathname={pathname} />}
      <HomeButton />
      <LoadingSign />
      <Announcer />
    </div>
  );
};
