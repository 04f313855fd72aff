import { useSearchParams } from 'react-router-dom';
import { isSystemDown } from '#shared/codes/system-status.ts';
import { host } from '../../lib/host/host.ts';
import { useT } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Link } from '../../ui/link.tsx';

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
        <StateView isUrgent title={t('guard.systemDown')} text={t('shell.downText')}>
          <Button onPress={() => host.reload()}>{t('common.retry')}</Button>
        </StateView>
      ) : (
        <StateView title={t('lost.title')} text={t('lost.text')}>
          <Link replace className="button-link" to="/">
            {t('platform.backHome')}
          </Link>
        </StateView>
      )}
    </Page>
  );
};
