import { isApiError } from '#shared/client/api-error.ts';
import type { ErrorName } from '#shared/codes/error-code.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT, type TextKey } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { Link } from '../../../ui/link.tsx';

/** Final refusals and their titles, above the server's own sentence. Others may be retried. */
const FINAL: Partial<Record<ErrorName, { title: TextKey; text?: TextKey }>> = {
  RECEIVE_LIMIT: { title: 'share.had', text: 'share.hadText' },
  RECEIVE_OVER: { title: 'share.over' },
  RECEIVE_SOLD_OUT: { title: 'share.over' },
  RECEIVE_NOT_STARTED: { title: 'title.share' },
  RECEIVE_NEW_ONLY: { title: 'share.newOnly' },
  CANNOT_RECEIVE: { title: 'share.gone', text: 'share.goneText' },
  STORE_NOT_FOUND: { title: 'share.gone', text: 'share.goneText' },
};

/** Why nothing was claimed, and where to go now. */
export const ClaimFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const t = useT();
  const reason = isApiError(error) ? error.reason : undefined;
  const final = reason === undefined ? undefined : FINAL[reason];
  if (final === undefined)
    return (
      <StateView isUrgent title={t('shell.loadFailed')} text={errorText(error, t)}>
        <Button onPress={onRetry}>{t('common.retry')}</Button>
      </StateView>
    );
  return (
    <StateView
      isUrgent
      title={t(final.title)}
      text={final.text === undefined ? errorText(error, t) : t(final.text)}
    >
      {reason === 'RECEIVE_LIMIT' && (
        <Link className="button-link" to={consumerRoutes.UserRedpack.path}>
          {t('share.wallet')}
        </Link>
      )}
      <Link replace className="button-link button-link--quiet" to="/">
        {t('platform.backHome')}
      </Link>
    </StateView>
  );
};
