import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Instant } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import type { OrderKind } from '../kind.ts';
import { kindKey } from '../queries.ts';
import { hoursLeft } from '../time-words.ts';

type Props = { kind: Pick<OrderKind, 'name'>; until: Instant };

/** The store's 24 hours, counted down; at their end the refund is refetched (decision E10). */
export const RefundClock = ({ kind, until }: Props) => {
  const t = useT();
  const queries = useQueryClient();
  const now = useNow();
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: kindKey(kind) });
  }, [isOver, kind, queries]);
  return (
    <p className="ord-head__line num" role="timer" data-testid="refund-clock">
      {t('reimburse.autoIn', { left: hoursLeft(until, now) })}
    </p>
  );
};
