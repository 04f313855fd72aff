import { useQueryClient } from '@tanstack/react-query';
import { useT } from '../../../lib/i18n.ts';
import { announce } from '../../../lib/notice.ts';
import { PullSign } from '../../../ui/pull-sign.tsx';
import { kindKey } from '../queries.ts';
import type { OrderKind } from '../kind.ts';

/** Refetches the orders when the list is pulled down. */
export const OrdersPull = ({ kinds }: { kinds: readonly Pick<OrderKind, 'name'>[] }) => {
  const t = useT();
  const queries = useQueryClient();
  const handleRenew = async (): Promise<void> => {
    await Promise.all(
      kinds.map((kind) => queries.refetchQueries({ queryKey: kindKey(kind), type: 'active' })),
    );
    announce(t('orders.refreshed'));
  };
  return (
    <PullSign
      words={{
        pulling: t('orders.pull'),
        enough: t('orders.release'),
        busy: t('orders.refreshing'),
      }}
      onPull={handleRenew}
    />
  );
};
