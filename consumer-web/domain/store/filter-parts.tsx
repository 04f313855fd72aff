import type { ReactNode } from 'react';
import { useT, type TextKey } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Options of one kind, each pressed or not; nothing when there are none. */
export const FilterGroup = ({
  name,
  options,
  isChosen,
  onToggle,
}: {
  name: TextKey;
  options: readonly { id: string; name: string }[];
  isChosen: (id: string) => boolean;
  onToggle: (id: string) => void;
}) => {
  const t = useT();
  if (options.length === 0) return null;
  return (
    <fieldset className="filters__group">
      <legend>{t(name)}</legend>
      <div className="filters__row">
        {options.map(({ id, name: label }) => (
          <button
            key={id}
            type="button"
            className="pill"
            aria-pressed={isChosen(id)}
            onClick={() => onToggle(id)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
};

type FrameProps = {
  title: string;
  query: { isPending: boolean; error: Error | null; refetch: () => unknown };
  onClear: () => void;
  onApply: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A sheet of filters: nothing changes below until they are shown. */
export const FilterFrame = ({ title, query, onClear, onApply, onClose, children }: FrameProps) => {
  const t = useT();
  const { isPending, error, refetch } = query;
  return (
    <Sheet
      title={title}
      onClose={onClose}
      foot={
        <div className="filters__foot">
          <Button tone="quiet" onPress={onClear}>
            {t('home.filterClear')}
          </Button>
          <Button onPress={onApply}>{t('home.filterShow')}</Button>
        </div>
      }
    >
      {isPending && (
        <div className="page__skeletons">
          <Skeleton height={24} width="30%" />
          <Skeleton height={44} />
          <Skeleton height={24} width="30%" />
          <Skeleton height={44} />
        </div>
      )}
      {error && <LoadFailed error={error} onRetry={() => refetch()} />}
      {children}
    </Sheet>
  );
};
