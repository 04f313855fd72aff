import { useT } from '../lib/i18n.ts';
import { useLoading } from '../lib/api/loading.ts';

/** The sign for calls that asked for it; it takes no taps. */
export const LoadingSign = () => {
  const t = useT();
  const isShown = useLoading((state) => state.isShown);
  return (
    <div role="status" data-testid="loading-sign">
      {isShown && (
        <p className="loading-sign">
          <span className="spinner" aria-hidden="true" />
          {t('common.loading')}
        </p>
      )}
    </div>
  );
};
