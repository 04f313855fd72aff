import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useHasTabBar } from '../lib/bottom-bar.ts';
import { useIsOver } from '../lib/use-is-over.ts';
import { useOnline } from '../lib/use-online.ts';
import { useT } from '../lib/i18n.ts';
import { noteVisit } from '../lib/session/visited.ts';
import { Fallback } from '../ui/fallback.tsx';
import { Messages } from '../ui/messages.tsx';
import { useFailureWatch } from './failure-watch.ts';
import { useLanguageRefresh } from './language-refresh.ts';
import { QuestionHost } from './question-host.ts';
import { useScrollMemory } from './scroll-memory.ts';
import { TabBar } from './tab-bar.tsx';

const Around = lazy(async () => ({ default: (await import('./around.tsx')).Around }));
/** The first screen comes first; offline the parts around it come with the next start. */
const AROUND_MS = 1000;

/** What surrounds every screen: tabs, the connection state, messages, the loading sign, session handling and scroll memory. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const t = useT();
  const isOnline = useOnline();
  const isLater = useIsOver(AROUND_MS);
  const { pathname, search } = useLocation();
  const hasTabs = useHasTabBar(pathname);
  useEffect(() => {
    noteVisit(pathname + search);
  }, [pathname, search]);
  useFailureWatch();
  useScrollMemory();
  useLanguageRefresh();
  return (
    <div className={hasTabs ? 'column column--tabs' : 'column'}>
      {!isOnline && (
        <div className="offline" role="status">
          {t('common.offline')}
        </div>
      )}
      {children}
      {hasTabs && <TabBar pathname={pathname} />}
      {isLater && (
        <Fallback instead={null}>
          <Suspense>
            <Around />
          </Suspense>
        </Fallback>
      )}
      <QuestionHost />
      <Messages testId="announcer" />
    </div>
  );
};
