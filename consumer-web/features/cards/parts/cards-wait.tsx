import { useT } from '../../../lib/i18n.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

type Props = { error: unknown; onRetry: () => unknown; heights: readonly number[] };

/** In the place of what is still to come, or why it did not. */
export const CardsWait = ({ error, onRetry, heights }: Props) => {
  const t = useT();
  if (error !== null) return <LoadFailed error={error} onRetry={onRetry} />;
  return (
    <div className="cards" role="status" aria-label={t('cards.loading')}>
      {heights.map((height, place) => (
        <Skeleton key={place} height={height} radius={16} />
      ))}
    </div>
  );
};
