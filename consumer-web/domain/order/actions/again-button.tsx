import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '#shared/i18n/error-text.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { useStay } from '../../../lib/navigation/use-stay.ts';
import type { Gone } from '../../../features/takeout/orders/again.ts';
import { storeLink } from '../../../features/takeout/orders/links.ts';
import { orderQuery } from '../queries.ts';
import { useAgain } from '../../../features/takeout/orders/use-again.ts';
import { GoneSheet } from './gone-sheet.tsx';

type Missing = { storeId: string; gone: readonly Gone[]; added: number };

/** The same once more: straight to the cart, or first a list of what cannot be had. */
export const AgainButton = ({
  tradeId,
  isMain = false,
}: {
  tradeId: OrderId;
  isMain?: boolean;
}) => {
  const t = useT();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const again = useAgain();
  const stay = useStay();
  const [isBusy, setIsBusy] = useState(false);
  const [missing, setMissing] = useState<Missing | null>(null);
  const press = async (): Promise<void> => {
    const here = stay();
    setIsBusy(true);
    try {
      const order = await queries.fetchQuery({ ...orderQuery(tradeId), staleTime: 60_000 });
      if (here.aborted) return;
      const { gone, added } = await again.mutateAsync(order);
      if (gone.length > 0) {
        setMissing({ storeId: order.storeId, gone, added });
        return;
      }
      if (here.aborted) return;
      notify(t('orders.againDone'));
      void navigate(storeLink(order.storeId));
    } catch (error) {
      if (!here.aborted) notify(errorText(error, t));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className={`ord-button${isMain ? ' ord-button--main' : ''}`}
        disabled={isBusy}
        onClick={() => void press()}
      >
        {t('order.action.AGAIN')}
      </button>
      {missing !== null && (
        <GoneSheet
          {...missing}
          onClose={() => {
            setMissing(null);
          }}
        />
      )}
    </>
  );
};
