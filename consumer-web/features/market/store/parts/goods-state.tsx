import type { ReactNode } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import { useT } from '../../../../lib/i18n.ts';
import { LoadFailed, OfflineView } from '../../../../ui/load-failed.tsx';
import { StateView } from '../../../../ui/state-view.tsx';

/** Whether the store no longer has a product. */
export const isGone = (error: unknown): boolean =>
  isApiError(error) && error.reason === 'PRODUCT_NOT_FOUND';

type Props = {
  query: { error: unknown; isPaused: boolean; refetch: () => unknown };
  skeleton: ReactNode;
};

/** In place of a product that is not there yet, or not at all. */
export const GoodsState = ({
  query: { error, isPaused, refetch: handleRetry },
  skeleton,
}: Props) => {
  const t = useT();
  if (isGone(error)) return <StateView title={t('mkStore.gone')} text={t('mkStore.goneText')} />;
  if (error !== null)
    return <LoadFailed title={t('mkStore.bare')} error={error} onRetry={handleRetry} />;
  return isPaused ? <OfflineView /> : skeleton;
};
