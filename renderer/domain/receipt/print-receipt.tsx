import { Button, Menu } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useT } from '../../lib/i18n.ts';
import { COPIES, type Copy, type Receipt } from './receipt.ts';
import { printReceipt } from './receipts.ts';

const CHOICES: readonly [string, readonly Copy[]][] = [
  ['customer', ['customer']],
  ['shop', ['shop']],
  ['both', COPIES],
];

/** Prints a receipt on demand, in the chosen number of copies. From a record, it is marked as a reprint. */
export const PrintReceipt = ({
  receipt,
  isReprint = false,
}: {
  receipt: Receipt;
  isReprint?: boolean;
}) => {
  const t = useT();
  return (
    <Menu shadow="md" position="bottom-start" withinPortal={false}>
      <Menu.Target>
        <Button
          variant="light"
          leftSection={<IconPrinter size={20} aria-hidden />}
          data-testid="print-receipt"
        >
          {t('receipt.print')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {CHOICES.map(([which, copies]) => (
          <Menu.Item
            key={which}
            onClick={() => printReceipt(receipt, copies, isReprint)}
            data-testid={`print-${which}`}
          >
            {t(`receipt.print.${which as 'customer' | 'shop' | 'both'}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
