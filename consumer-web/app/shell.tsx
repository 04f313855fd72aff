import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { host } from '../lib/host.ts';
import { useOnline } from '../lib/use-online.ts';
import { useT } from '../lib/i18n.ts';
import { noteVisit } from '../lib/visited.ts';
import { Announcer } from './announcer.tsx';
import { useFailureWatch } from './failure-watch.ts';
import { useHashReroute } from './hash-reroute.ts';
import { useLanguageRefresh } from './language-refresh.ts';
import { LoadingSign } from './loading-sign.tsx';
import { useScrollMemory } from './scroll-memory.ts';
import { TabBar, useHasTabBar } from './tab-bar.tsx';

/** Only the wallet has it (spec 000 §2). */
const HomeButton = lazy(async () => ({ default: (await import('./home-button.tsx')).HomeButton }));

/** What stands around every screen: tabs, the line's state, messages, the loading sign, session handling and scroll memory. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const t = useT();
  const isOnline = useOnline();
  const { pathname, search } = useLocation();
  const hasTabs = useHasTabBar(pathname);
  useEffect(() => { noteVisit(pathname + search); }, [pathname, search]);
  useFailureWatch();
  useHashReroute();
  useScrollMemory();
  useLanguageRefresh();
  return (
    <div className={hasTabs ? 'column column--tabs' : 'column'}>
      {!isOnline && <div className="offline" role="status">{t('common.offline')}</div>}
      {children}
      {hasTabs && <TabBar pathname={pathname} />}
      {host.kind === 'wallet' && <Suspense><HomeButton /></Suspense>}
      <LoadingSign />
      <Announcer />
    </div>
  );
};
