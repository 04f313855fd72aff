import { Button, Modal } from '@mantine/core';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { serverNow } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { useLock } from '../../../lib/lock.ts';
import { useNow } from '../../../ui/use-now.ts';
import { waitingSince } from '../board.ts';
import classes from '../desk.module.css';
import { useToDesk } from './to-desk.ts';

/** Whoever goes to the orders has so long to answer before they are called again. */
const QUIET_MS = MINUTE;
/** Until when; it outlives the page that was left for the desk. */
const quietStore = createStore<Instant | null>(() => null);
/** So many numbers are read at a glance. */
const MOST = 6;

/** Fills the screen with orders that have waited for a minute; it rings on until they are answered. */
export const FullAlert = ({ orders }: { orders: readonly DeskOrder[] }) => {
  const t = useT();
  const toDesk = useToDesk(orders);
  const now = useNow(2000);
  const quietUntil = useStore(quietStore);
  // a locked till rings, and must stay open to a PIN
  const isLocked = useLock().why !== null;
  const isQuiet = quietUntil !== null && now < quietUntil;
  if (orders.length === 0 || isQuiet || isLocked) return null;
  const longest = Math.max(...orders.map((order) => now - waitingSince(order)));
  const handleGo = (): void => {
    quietStore.setState(plus(serverNow(), QUIET_MS), true);
    toDesk();
  };
  return (
    <Modal
      opened
      fullScreen
      withCloseButton={false}
      onClose={handleGo}
      attributes={{
        content: { role: 'alertdialog', 'aria-label': t('desk.news', { count: orders.length }) },
      }}
      classNames={{ content: classes['full']!, body: classes['fullBody']! }}
      data-testid="desk-full-alert"
    >
      <p className={classes['fullText']}>{t('desk.news', { count: orders.length })}</p>
      <p className={classes['fullNumbers']}>
        {orders
          .slice(0, MOST)
          .map(({ number }) => number)
          .join('  ')}
      </p>
      <p className={classes['fullText']}>
        {t('desk.full.waits', { count: Math.floor(longest / MINUTE) })}
      </p>
      <Button
        size="xl"
        variant="white"
        onClick={handleGo}
        data-autofocus
        data-testid="desk-full-go"
      >
        {t('desk.answer')}
      </Button>
    </Modal>
  );
};
