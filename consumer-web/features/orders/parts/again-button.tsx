import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '#shared/i18n/error-text.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import type { Gone } from '../again.ts';
import { storeLink } from '../links.ts';
import { orderQuery } from '../queries.ts';
import { useAgain } from '../use-again.ts';
import { GoneSheet } from './gone-sheet.tsx';

type Missing = { storeId: string; gone: readonly Gone[]; added: number };

/** The same once more: straight to the cart, or first a list of what cannot be had. */
export const AgainButton = ({ tradeId, isMain = false }: { tradeId: OrderId; isMain?: boolean }) => {
  const t = useT();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const again = useAgain();
  const [missing, setMissing] = useState<Missing | null>(null);
  const press = async (): Promise<void> => {
    try {
      const order = await queries.fetchQuery({ ...orderQuery(tradeId), staleTime: 60_000 });
      const { gone, added } = await again.mutateAsync(order);
      if (gone.length > 0) { setMissing({ storeId: order.storeId, gone, added }); return; }
      notify(t('orders.againDone'));
      void navigate(storeLink(order.storeId));
    } catch (error) {
      notify(errorText(error, t));
    }
  };
  return (
    <>
      <button type="button" className={`ord-button${isMain ? ' ord-button--main' : ''}`} disabled={again.isPending} onClick={() => void press()}>{t('order.action.AGAIN')}</button>
      {missing !== null && <GoneSheet {...missing} onClose={() => { setMissing(null); }} />}
    </>
  );
};
