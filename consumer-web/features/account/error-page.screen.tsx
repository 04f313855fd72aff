import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isSystemDown } from '#shared/codes/system-status.ts';
import { useT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { readSystemStatus } from '../../lib/platform.ts';
import { useVisit } from '../../lib/session/visit.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Link } from '../../ui/link.tsx';

/** `isQuiet`: beside a button that comes first. */
const HomeLink = ({ isQuiet = false }: { isQuiet?: boolean }) => {
  const t = useT();
  return (
    <Link replace className={`button-link${isQuiet ? ' button-link--quiet' : ''}`} to="/">
      {t('platform.backHome')}
    </Link>
  );
};

/** Asks whether the system is up again; then the visit goes on at the home. */
const Down = () => {
  const t = useT();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const handleRetry = async (): Promise<void> => {
    setAsking(true);
    try {
      await readSystemStatus();
      if (isSystemDown(useVisit.getState().systemStatus)) notify(t('guard.systemDown'));
      else await navigate('/', { replace: true });
    } catch {
      notify(t('error.network'));
    }
    setAsking(false);
  };
  return (
    <StateView isUrgent title={t('guard.systemDown')} text={t('shell.downText')}>
      <Button isBusy={isAsking} onPress={() => void handleRetry()}>
        {t('common.retry')}
      </Button>
      <HomeLink isQuiet />
    </StateView>
  );
};

/**
 * Where unknown addresses end (decision M10), and the wallet while the system is down (spec 000 §4,
 * rule 11).
 */
export const ErrorPageScreen = () => {
  const t = useT();
  const isDown = isSystemDown(useSearchParams()[0].get('type'));
  return (
    <Page title={t(isDown ? 'title.down' : 'title.error')}>
      {isDown ? (
        <Down />
      ) : (
        <StateView title={t('lost.title')} text={t('lost.text')}>
          <HomeLink />
        </StateView>
      )}
    </Page>
  );
};
