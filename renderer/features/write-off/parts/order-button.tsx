import { Button } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { readOrderNumber } from '#shared/order/order-number.ts';
import { ordersOfNumber } from '../../../domain/order-number/order-address.ts';
import { useT } from '../../../lib/i18n.ts';
import { useKiosk } from '../../../lib/kiosk.ts';
import type { Verdict } from '../machine/state.ts';
import { useMaySearch } from '../queries.ts';
import { till } from '../this-till.ts';

type Props = {
  verdict: Verdict;
  /** Looks for the order at the till, which can then redeem it. */ onFind: (
    number: string,
  ) => void;
};

/** Where an order number was scanned: the way to its order, at the till for whoever may search there, else on the orders page. */
export const OrderButton = ({ verdict, onFind }: Props) => {
  const t = useT();
  const navigate = useNavigate();
  const maySearch = useMaySearch();
  const isKiosk = useKiosk();
  const number = verdict.kind === 'order' ? readOrderNumber(verdict.shown) : null;
  if (number === null || (!maySearch && isKiosk)) return null;
  const handlePress = (): void => {
    if (maySearch) {
      onFind(number);
      return;
    }
    till.send({ type: 'left' });
    void navigate(ordersOfNumber(number));
  };
  return (
    <Button
      size="xl"
      variant="white"
      color="dark"
      leftSection={<IconUserSearch size={26} aria-hidden />}
      onClick={handlePress}
      data-testid="verdict-order"
    >
      {t('writeOff.verdict.order')}
    </Button>
  );
};
