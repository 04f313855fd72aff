import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { useStay } from '../../../lib/navigation/use-stay.ts';
import { notify } from '../../../lib/notice.ts';
import type { Order } from '../model.ts';
import { orderQuery } from '../queries.ts';
import type { BoughtAgain, StoreOrderKind } from '../store-orders.ts';
import { GoneSheet } from '../again/gone-sheet.tsx';
import { useBuyAgain } from './mutations.ts';

/** An order that the list showed a minute ago is still good enough to buy again. */
const FRESH_MS = 60_000;

type Props = { kind: StoreOrderKind; order: Pick<Order, 'storeId' | 'tradeId'> };

/** Buys an order again. Once the page is left it neither navigates nor shows a notice. */
const useRepeat = (kind: StoreOrderKind, tradeId: Order['tradeId']) => {
  const t = useT();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const buyAgain = useBuyAgain(kind.buyAgain);
  const stay = useStay();
  const [isBusy, setIsBusy] = useState(false);
  const [missing, setMissing] = useState<(BoughtAgain & { storeId: string }) | null>(null);
  const repeat = async (visit: AbortSignal): Promise<void> => {
    const query = orderQuery(kind, tradeId);
    const order = await queries.fetchQuery({ ...query, staleTime: FRESH_MS });
    if (visit.aborted) return;
    const bought = await buyAgain.mutateAsync(order);
    if (bought.gone.length > 0) {
      setMissing({ ...bought, storeId: order.storeId });
      return;
    }
    if (visit.aborted) return;
    notify(t('orders.againDone'));
    void navigate(kind.links.store(order.storeId));
  };
  const press = async (): Promise<void> => {
    const visit = stay();
    setIsBusy(true);
    try {
      await repeat(visit);
    } catch (error) {
      if (!visit.aborted) notify(errorText(error, t));
    } finally {
      setIsBusy(false);
    }
  };
  const close = (): void => {
    setMissing(null);
  };
  return { isBusy, missing, press, close };
};

/** Buys an order again: leads to the cart, or first lists what is not available. */
export const AgainButton = ({ kind, order: { tradeId } }: Props) => {
  const t = useT();
  const { isBusy, missing, press, close: handleClose } = useRepeat(kind, tradeId);
  return (
    <>
      <button type="button" className="ord-button" disabled={isBusy} onClick={() => void press()}>
        {t('order.action.AGAIN')}
      </button>
      {missing !== null && (
        <GoneSheet
          words={kind.words}
          gone={missing.gone}
          added={missing.added}
          storePath={kind.links.store(missing.storeId)}
          onClose={handleClose}
        />
      )}
    </>
  );
};
