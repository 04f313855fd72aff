import './home-parts.css';
import { useT } from '../../lib/i18n.ts';
import { refetchFailed } from '../../lib/api/query.ts';
import { Button } from '../../ui/button.tsx';

/** In place of a part of a home that failed to load: lower than its skeleton, so that nothing is pushed down. One press refetches all that failed. */
export const PartFailed = ({ name }: { name: string }) => {
  const t = useT();
  return (
    <p className="part-failed" role="alert">
      <span>
        <b>{name}</b> {t('shell.loadFailed')}
      </span>
      <Button
        tone="quiet"
        size="small"
        label={`${t('common.retry')} · ${name}`}
        onPress={() => refetchFailed()}
      >
        {t('common.retry')}
      </Button>
    </p>
  );
};
