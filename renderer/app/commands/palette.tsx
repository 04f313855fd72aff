import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dayOf } from '#shared/kernel/time.ts';
import {
  isMistypedOrderNumber,
  orderNumberText,
  readOrderNumber,
} from '#shared/order/order-number.ts';
import { ordersOfNumber } from '../../domain/order-number/order-address.ts';
import { recordsOfNumber } from '../../domain/receipt/record-of-receipt.ts';
import { serverNow } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { useKiosk } from '../../lib/kiosk.ts';
import { useSpool } from '../../domain/receipt/receipts.ts';
import { lastScans } from '../../lib/scan/desk.ts';
import { storeOf, useSignedIn } from '../../lib/session.ts';
import { canWriteOff, isOf } from '../guard.ts';
import { acts } from './acts.ts';
import { screenCommands } from './commands.ts';

const [store, spotlight] = createSpotlight();

/** Every screen and act by its name, and an order by its number. A scan goes to the till as always, and puts the palette away. */
export const Palette = ({ asked }: { /** Counts how often it was opened. */ asked: number }) => {
  const t = useT();
  const navigate = useNavigate();
  const session = useSignedIn();
  const isKiosk = useKiosk();
  const kept = useSpool((spool) => spool.kept.length);
  const [query, setQuery] = useState('');
  const { role } = session.operator;
  const go = (path: string): void => {
    void navigate(path);
  };
  useEffect(() => {
    if (asked > 0) spotlight.open();
  }, [asked]);
  useEffect(() => lastScans.subscribe(() => spotlight.close()), []);

  const kind = storeOf(session)?.kind ?? null;
  const screens = screenCommands({ t, session: { role, store: kind }, isKiosk });
  const number = isKiosk ? null : readOrderNumber(query);
  // a store with a desk has its orders among the records
  const hasOrders = kind === null || isOf('merchantOrder', kind);
  const openOrder = (sought: string): void =>
    go(hasOrders ? ordersOfNumber(sought) : recordsOfNumber(sought, dayOf(serverNow())));
  const others = acts({ t, mayWriteOff: canWriteOff(role), isKiosk, kept, go });
  return (
    <Spotlight
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={setQuery}
      clearQueryOnClose
      scrollable
      maxHeight="60vh"
      highlightQuery
      nothingFound={t(
        isMistypedOrderNumber(query) ? 'console.orders.numberMistyped' : 'palette.nothing',
      )}
      searchProps={{
        placeholder: t('palette.search'),
        'aria-label': t('palette.search'),
        leftSection: <IconSearch size={22} aria-hidden />,
      }}
      attributes={{ content: { 'aria-label': t('palette.label') } }}
      data-testid="palette"
      actions={[
        ...(number === null
          ? []
          : [
              {
                group: t(hasOrders ? 'console.nav.orders' : 'console.nav.records'),
                actions: [
                  {
                    id: 'order',
                    label: t('palette.order', { number: orderNumberText(number) }),
                    keywords: [query],
                    onClick: () => openOrder(number),
                  },
                ],
              },
            ]),
        {
          group: t('palette.screens'),
          actions: screens.map(({ name, path, label }) => ({
            id: name,
            label,
            onClick: () => go(path),
          })),
        },
        {
          group: t('palette.acts'),
          actions: others.map(({ id, label, run }) => ({ id, label, onClick: run })),
        },
      ]}
    />
  );
};
