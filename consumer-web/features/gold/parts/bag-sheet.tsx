import { useQuery } from '@tanstack/react-query';
import type { GoldBag } from '#shared/contract/consumer/gold.ts';
import { useT } from '../../../lib/i18n.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { bagQuery } from '../queries.ts';
import { BagItems, MemberPrice, short } from './bag-card.tsx';

/** A bag with its rules, and the button to pay. */
export const BagSheet = ({
  bag,
  isBusy,
  problem,
  onBuy,
  onClose,
}: {
  bag: GoldBag;
  isBusy: boolean;
  problem: string | null;
  onBuy: () => void;
  onClose: () => void;
}) => {
  const t = useT();
  const { data, isError, error, refetch: handleRetry } = useQuery(bagQuery(bag.id));
  return (
    <Sheet
      title={bag.bagName}
      onClose={onClose}
      foot={
        <>
          {problem !== null && (
            <p className="alert" role="alert">
              {problem}
            </p>
          )}
          <Button isBlock isBusy={isBusy} isDisabled={!bag.canBuy} onPress={onBuy}>
            {bag.canBuy ? t('goldBuy.confirm', { amount: short(bag.payAmount) }) : (bag.note ?? '')}
          </Button>
        </>
      }
    >
      <div className="bag-rules">
        <p className="bag__get num">
          {t('goldBuy.get', { amount: short(bag.goldAmount) })}
          {bag.addedAmount > 0 && (
            <span className="tag tag--deal">
              {t('goldBuy.added', { amount: short(bag.addedAmount) })}
            </span>
          )}
        </p>
        <MemberPrice bag={bag} />
        <BagItems items={bag.items} />
        <h3>{t('goldBuy.rules')}</h3>
        {data === undefined ? (
          isError ? (
            <LoadFailed error={error} onRetry={handleRetry} />
          ) : (
            <Skeleton height={180} />
          )
        ) : (
          <ul className="bullets">
            {data.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  );
};
