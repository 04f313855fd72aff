import { useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { Card } from '../../../ui/card.tsx';
import type { Order } from '../model.ts';
import { whenText } from '../time-words.ts';

const FIRST = 3;

/**
 * All that has happened to an order, newest first; only the last three steps until all are asked
 * for.
 */
export const OrderSteps = ({ order: { log } }: { order: Order }) => {
  const t = useT();
  const now = useNow(60_000);
  const [isOpen, setIsOpen] = useState(false);
  const all = log.toReversed();
  const shown = isOpen ? all : all.slice(0, FIRST);
  return (
    <Card title={t('orders.progress')}>
      <ol className="ord-steps">
        {shown.map(({ kind, at, text }, index) => (
          <li
            key={`${kind}${at}${index}`}
            className="ord-steps__one"
            {...(index === 0 && { 'aria-current': 'step' as const })}
          >
            <span>{text}</span>
            <time className="num" dateTime={new Date(at).toISOString()}>
              {whenText(at, now, t)}
            </time>
          </li>
        ))}
      </ol>
      {all.length > FIRST && !isOpen && (
        <button type="button" className="ord-more" onClick={() => setIsOpen(true)}>
          {t('orders.allSteps', { count: all.length })}
        </button>
      )}
    </Card>
  );
};
