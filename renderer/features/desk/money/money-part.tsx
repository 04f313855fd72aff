import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { DeskMoneyAct } from '#shared/codes/desk-change.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { useT } from '../../../lib/i18n.ts';
import { ChangeDialog } from '../../../domain/desk-change/change-dialog.tsx';
import { putOrder } from '../queries.ts';
import { GiveDialog } from './give-dialog.tsx';
import type { Money } from './mutations.ts';
import { OffDialog } from './off-dialog.tsx';

type Props = { order: DeskOrder; money: Money };

/** What may be done with an order's money now. */
export const MoneyPart = ({ order, money }: Props) => {
  const t = useT();
  const [open, setOpen] = useState<DeskMoneyAct | null>(null);
  const handleClose = (): void => setOpen(null);
  if (order.moneyActs.length === 0) return null;
  return (
    <Group gap={8} data-testid="desk-money">
      {order.moneyActs.map((act) => (
        <Button
          key={act}
          variant="default"
          size="md"
          {...(act === 'CANCEL' && { c: 'red.9' })}
          onClick={() => setOpen(act)}
          data-testid={`desk-money-${act.toLowerCase()}`}
        >
          {t(`desk.money.${act}`)}
        </Button>
      ))}
      {open === 'CHANGE' && (
        <ChangeDialog
          order={order}
          onChanged={(changed) => putOrder(changed)}
          onClose={handleClose}
        />
      )}
      {open === 'GIVE_BACK' && <GiveDialog order={order} money={money} onClose={handleClose} />}
      {open === 'CANCEL' && <OffDialog order={order} money={money} onClose={handleClose} />}
    </Group>
  );
};
