import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import type { Order } from '../model.ts';
import type { BoughtAgain as Bought } from '../store-orders.ts';
import { buyMarketAgain } from './buy-market-again.ts';
import { GoneSheet } from './gone-sheet.tsx';
import { marketAgainWords } from './market-again-words.ts';

type Props = {
  order: Pick<Order, 'storeId' | 'tradeId'>;
  /** It is done, or can never be: the address need not name the order any more. */
  onDone: () => void;
  onClose: () => void;
};

/** Buys an order again on the page of its supermarket that an address opens with it, and lists what is no longer sold (decision P27). */
export const BoughtAgain = ({ order, onDone, onClose }: Props) => {
  const t = useT();
  const queries = useQueryClient();
  const [bought, setBought] = useState<Bought | null>(null);
  const hasStarted = useRef(false);
  const show = useEffectEvent((result: Bought) => {
    onDone();
    if (result.gone.length > 0) {
      setBought(result);
      return;
    }
    if (result.added > 0) notify(t('orders.againDone'));
    onClose();
  });
  const fail = useEffectEvent((error: unknown) => {
    notify(errorText(error, t));
    if (isApiError(error) && error.isDefinite) onDone();
    onClose();
  });
  const start = useEffectEvent(() => {
    buyMarketAgain(order, queries).then(show, fail);
  });
  useEffect(() => {
    // a kept screen that is shown again runs its effects again
    if (hasStarted.current) return;
    hasStarted.current = true;
    start();
  }, []);
  return bought === null ? null : (
    <GoneSheet
      words={marketAgainWords}
      gone={bought.gone}
      added={bought.added}
      storePath={null}
      onClose={onClose}
    />
  );
};
