import type { OrderId } from '#shared/kernel/ids.ts';
import { ChangeDialog } from '../../domain/desk-change/change-dialog.tsx';
import { useT } from '../../lib/i18n.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { renew, useOrder, type Line } from './queries.ts';

type Props = { orderId: OrderId; number: string; lines: readonly Line[]; onClose: () => void };

/** Something else instead of what a picker did not find, or fewer of it. */
export const InsteadDialog = ({ orderId, number, lines, onClose }: Props) => {
  const t = useT();
  const order = useOrder(orderId);
  if (order.data !== undefined)
    return (
      <ChangeDialog
        order={order.data}
        there={Object.fromEntries(
          lines.map(({ lineId, wanted, short }) => [lineId, wanted - short]),
        )}
        onChanged={() => void renew()}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={t('desk.change.title', { number })} onClose={onClose}>
      <QueryState query={order} failed={t('pick.orderFailed')} testId="pick-order">
        {() => null}
      </QueryState>
    </Dialog>
  );
};
