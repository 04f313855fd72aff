import type { ReactNode } from 'react';
import type { Cents } from '#shared/kernel/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';

type Props = {
  amount: Cents;
  /** The amount is that of an earlier choice. */
  isOld: boolean;
  /** Why the amount of this choice is not known. */
  error: unknown;
  /** What is missing in the form. */
  why: string | null;
  note: string;
  submit: string;
  isBusy: boolean;
  onRetry: () => unknown;
  onSend: () => void;
  children?: ReactNode;
};

/** What comes back, to the cent, and the button that asks for it once its sum is known. */
export const SumDock = ({
  amount,
  isOld,
  error,
  why,
  note,
  submit,
  isBusy,
  onRetry,
  onSend,
  children,
}: Props) => {
  const t = useT();
  return (
    <div className="dock rf-dock">
      <div className="rf-dock__sum" aria-live="polite" aria-busy={isOld} data-testid="refund-sum">
        <span>{t('reimburse.preview')}</span>
        <Price value={amount} />
        {children}
      </div>
      {error ? (
        <Button onPress={onRetry}>{t('common.retry')}</Button>
      ) : (
        <Button isBusy={isBusy || isOld} onPress={onSend}>
          {submit}
        </Button>
      )}
      <p className={`rf-dock__note num${why === null ? '' : ' rf-dock__note--why'}`}>
        {why ?? (error ? errorText(error, t) : note)}
      </p>
    </div>
  );
};
