import { useNavigate } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { useT } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { StateView } from '../../ui/state-view.tsx';

/** Why a store is not shown: there is none of this id, or it could not be loaded (spec 001 §8). */
export const StoreMissing = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) => {
  const t = useT();
  const navigate = useNavigate();
  if (!isApiError(error) || error.reason !== 'STORE_NOT_FOUND')
    return <LoadFailed title={t('order.storeFailed')} error={error} onRetry={onRetry} />;
  return (
    <StateView title={t('shop.gone')} text={t('shop.goneText')}>
      <Button onPress={() => void navigate(-1)}>{t('shop.goneBack')}</Button>
    </StateView>
  );
};
