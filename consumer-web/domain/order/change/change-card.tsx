import './change.css';
import { useState } from 'react';
import { countdownText } from '#shared/format/date.ts';
import { surplusSeconds } from '#shared/order/checkout/windows.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';
import { laterSheet, useLoadEarly } from '../../../lib/navigation/later-sheet.tsx';
import type { Order } from '../model.ts';
import type { StoreOrderKind } from '../store-orders.ts';

const ChangeSheet = laterSheet(async () => (await import('./change-sheet.tsx')).ChangeSheet);

type Props = { kind: StoreOrderKind; order: Order; change: NonNullable<Order['change']> };

/** Something is out: how long the guest has to answer, and the way to it. Its sheet opens by itself. */
export const ChangeCard = ({ kind, order, change }: Props) => {
  const t = useT();
  const now = useNow();
  const [isOpen, setOpen] = useState(true);
  useLoadEarly(ChangeSheet);
  const left = surplusSeconds(change.answerBefore, now);
  return (
    <section className="ord-change" aria-labelledby="ord-change" data-testid="order-change">
      <p className="ord-change__text num">
        <strong id="ord-change">{t('orders.change.title')}</strong>
        {left > 0
          ? t('orders.change.left', { left: countdownText(left) })
          : t('orders.change.over')}
      </p>
      <button
        type="button"
        className="ord-button ord-button--main"
        onClick={() => setOpen(true)}
        disabled={left === 0}
      >
        {t('orders.change.look')}
      </button>
      {isOpen && <ChangeSheet kind={kind} order={order} onClose={() => setOpen(false)} />}
    </section>
  );
};
