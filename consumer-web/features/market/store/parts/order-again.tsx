import { useState } from 'react';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { laterSheet } from '../../../../lib/navigation/later-sheet.tsx';
import { useSession } from '../../../../lib/session/session.ts';

const BoughtAgain = laterSheet(
  async () => (await import('../../../../domain/order/again/bought-again.tsx')).BoughtAgain,
  'market-orders',
);

type Props = { storeId: StoreId; tradeId: string; onDone: () => void };

/** Puts what an order held into the cart, when the address that opens the page names it; a visitor signs in first (decision P27). */
export const OrderAgain = ({ storeId, tradeId, onDone }: Props) => {
  // the address forgets the order before the guest has read what is gone
  const [order, setOrder] = useState(tradeId);
  const isSignedIn = useSession((state) => state.token !== null);
  if (order === '' || !isSignedIn) return null;
  return (
    <BoughtAgain
      order={{ storeId, tradeId: asId<OrderId>(order) }}
      onDone={onDone}
      onClose={() => setOrder('')}
    />
  );
};
