import { isApiError } from '#shared/client/api-error.ts';
import type { ErrorName } from '#shared/codes/error-code.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT, type TextKey } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { Link } from '../../../ui/link.tsx';

/** Refusals and their titles, above the server's own sentence. `isWait`: it only has to wait. Others may be retried. */
const REFUSED: Partial<Record<ErrorName, { title: TextKey; text?: TextKey; isWait?: true }>> = {
  RECEIVE_LIMIT: { title: 'share.had', text: 'share.hadText' },
  RECEIVE_OVER: { title: 'share.over' },
  RECEIVE_SOLD_OUT: { title: 'share.over' },
  RECEIVE_NOT_STARTED: { title: 'share.notYet' },
  SHARE_NOT_OPEN: { title: 'share.notYet', isWait: true },
  SHARE_OWN: { title: 'share.own' },
  SHARE_ORDER_OVER: { title: 'share.gone' },
  RECEIVE_NEW_ONLY: { title: 'share.newOnly' },
  CANNOT_RECEIVE: { title: 'share.gone', text: 'share.goneText' },
  STORE_NOT_FOUND: { title: 'share.gone', text: 'share.goneText' },
};

/** Why nothing was claimed, and where to go now. */
export const ClaimFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const t = useT();
  const reason = isApiError(error) ? error.reason : undefined;
  const refused = reason === undefined ? undefined : REFUSED[reason];
  if (refused === undefined)
    return (
      <StateView isUrgent title={t('shell.loadFailed')} text={errorText(error, t)}>
        <Button onPress={onRetry}>{t('common.retry')}</Button>
      </StateView>
    );
  return (
    <StateView
      isUrgent
      title={t(refused.title)}
      text={refused.text === undefined ? errorText(error, t) : t(refused.text)}
    >
      {refused.isWait && <Button onPress={onRetry}>{t('common.retry')}</Button>}
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
