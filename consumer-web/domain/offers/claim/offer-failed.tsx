import './claim.css';
import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';

/** In place of one kind of a store's offers that failed to load; the others stay. */
export const OfferFailed = ({ name, onRetry }: { name: string; onRetry: () => unknown }) => {
  const t = useT();
  return (
    <p className="coupons__failed" role="alert">
      <span>
        <span className="unseen">{name} </span>
        {t('shell.loadFailed')}
      </span>
      <Button tone="quiet" size="small" label={`${t('common.retry')} · ${name}`} onPress={onRetry}>
        {t('common.retry')}
      </Button>
    </p>
  );
};
