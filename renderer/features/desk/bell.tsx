import { Button } from '@mantine/core';
import { IconBellRinging } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { unlockSoundOnGesture } from '../../lib/alert/sound.ts';
import { useT } from '../../lib/i18n.ts';
import { storeOf, useSignedIn } from '../../lib/session.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { useDesk, useDeskStream } from './queries.ts';
import { FullAlert } from './heard/full-alert.tsx';
import { useToDesk } from './heard/to-desk.ts';
import { useAlerts, useConcern } from './heard/use-alerts.ts';
import { useHeard } from './heard/use-heard.ts';
import { useHiddenPage } from './heard/hidden-page.ts';
import { useLastTill } from './heard/use-last-till.ts';
import { useShift } from './heard/use-shift.ts';
import { CancelledBar, useCancelledSound } from './news/cancelled-bar.tsx';
import { useBegun } from './news/use-begun.ts';
import { useNews } from './news/use-news.ts';
import { TroubleBar } from './print/trouble-bar.tsx';
import { ScanResultDialog } from './scan/scan-result.tsx';
import { usePrintQueue } from './print/use-print-queue.ts';
import { useBadge } from './use-badge.ts';
import { useAutoBell, useBell } from './use-bell.ts';
import classes from './desk.module.css';

/** How many new orders wait stands before the page's title, for the tab and the task bar. */
const useTitleCount = (count: number): void => {
  // a page that is opened has written its title without the count
  useEffect(() => {
    const bare = (): string => document.title.replace(/^\(\d+\) /, '');
    // a page that is opened writes its own title first
    queueMicrotask(() => {
      document.title = count === 0 ? bare() : `(${count}) ${bare()}`;
    });
  });
};

// before anything is drawn: the first report says already whether this till rings
unlockSoundOnGesture();

/** Rings on every page while orders wait to be answered, and leads to them; and prints what this till has to print. Auditors, who answer none, hear nothing. */
const Bell = () => {
  const t = useT();
  const session = useSignedIn();
  const { role } = session.operator;
  useShift();
  useDeskStream();
  usePrintQueue();
  const { board } = useDesk();
  const { pathname } = useLocation();
  const { otherTills, isKnown } = useHeard(
    (board.data?.stores ?? []).map(({ storeId }) => storeId),
    { beats: true },
  );
  useLastTill(board.data?.stores ?? [], isKnown ? otherTills : null);
  useHiddenPage();
  const stores = new Set(
    board.data?.stores.filter(({ runBy }) => runBy === 'STAFF').map(({ storeId }) => storeId),
  );
  const waiting =
    role === 'auditor'
      ? []
      : (board.data?.orders ?? []).filter(
          ({ stage, storeId }) => stage === 'NEW' && stores.has(storeId),
        );
  const alerts = useAlerts(waiting, otherTills);
  // a till of a deal store is called only once nobody at the store has answered
  const shown = storeOf(session)?.kind === 'group' ? alerts.ringing : waiting;
  const count = shown.length;
  const handleAnswer = useToDesk(shown);
  const isConcern = useConcern(otherTills);
  const isFor = (order: DeskOrder): boolean =>
    role !== 'auditor' && stores.has(order.storeId) && isConcern(order);
  useNews(board.data?.orders, isFor);
  useBegun((board.data?.orders ?? []).filter(isFor));
  useCancelledSound();
  useBell(alerts.ringing);
  useAutoBell(role === 'auditor' ? [] : (board.data?.orders ?? []));
  useTitleCount(count);
  useBadge(count);
  const full = count > 0 && <FullAlert orders={alerts.filling} />;
  // the desk itself shows them
  if (pathname === merchantRoutes.merchantDesk.path)
    return (
      <>
        {count > 0 && <HiddenText role="status">{t('desk.news', { count })}</HiddenText>}
        {full}
      </>
    );
  return (
    <>
      {full}
      <div className={classes['bells']}>
        <CancelledBar />
        <TroubleBar />
        {count > 0 && (
          <div className={classes['bell']} role="alert" data-testid="desk-bell">
            <IconBellRinging size={24} aria-hidden />
            <span>{t('desk.news', { count })}</span>
            <Button variant="white" size="md" onClick={handleAnswer} data-testid="desk-answer">
              {t('desk.answer')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
};

/** What a desk does on every page: it rings, and at a store with a desk it shows what came of a scan. */
export const DeskBell = () => {
  const kind = storeOf(useSignedIn())?.kind;
  return (
    <>
      <Bell />
      {kind !== undefined && kind !== 'group' && <ScanResultDialog />}
    </>
  );
};
