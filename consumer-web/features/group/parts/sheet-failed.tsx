import './sheet-failed.css';
import { isApiError } from '#shared/client/api-error.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/button.tsx';

/** A part of a sheet that could not be loaded, or that the server refuses; what is no answer can be tried again. */
export const SheetFailed = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) => {
  const t = useT();
  const isOnline = useOnline();
  const text = isOnline ? errorText(error, t) : t('shell.offlineText');
  const isAnswer = isApiError(error) && error.isDefinite;
  return (
    <div className="alert sheet-failed" role="alert">
      <span>{text}</span>
      {!isAnswer && (
        <Button tone="quiet" size="small" onPress={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
};
