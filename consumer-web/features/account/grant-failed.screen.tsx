import { useNavigate, useSearchParams } from 'react-router-dom';
import { returnPath } from '#shared/guards/return-path.ts';
import { useT } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Link } from '../../ui/link.tsx';

/** A refused permission or client sign-in: what that means, and a retry (spec 000 §4, rule 7). */
export const GrantFailedScreen = () => {
  const t = useT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isUser = params.get('type') === 'user';
  return (
    <Page title={t('title.grantFailed')}>
      <StateView
        isUrgent
        title={t(isUser ? 'grant.userTitle' : 'grant.otherTitle')}
        text={t(isUser ? 'grant.userText' : 'grant.otherText')}
      >
        <Button onPress={() => void navigate(returnPath(params.get('url')), { replace: true })}>
          {t('grant.again')}
        </Button>
        <Link replace className="button-link button-link--quiet" to="/">
          {t('platform.backHome')}
        </Link>
      </StateView>
    </Page>
  );
};
