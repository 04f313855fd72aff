import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { href } from '#shared/routes/define.ts';
import { MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { serverNow } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../ui/use-now.ts';
import { waitingSince } from '../board.ts';
import classes from '../desk.module.css';

/** Whoever goes to the orders has so long to answer before they are called again. */
const QUIET_MS = MINUTE;
/** So many numbers are read at a glance. */
const MOST = 6;

/** Fills the screen with orders that have waited for a minute; it rings on until they are answered. */
export const FullAlert = ({ orders }: { orders: readonly DeskOrder[] }) => {
  const t = useT();
  const navigate = useNavigate();
  const now = useNow(2000);
  const [quietUntil, setQuietUntil] = useState<Instant | null>(null);
  if (orders.length === 0 || (quietUntil !== null && now < quietUntil)) return null;
  const longest = Math.max(...orders.map((order) => now - waitingSince(order)));
  const handleGo = (): void => {
    setQuietUntil(plus(serverNow(), QUIET_MS));
    void navigate(href(merchantRoutes.merchantDesk));
  };
  return (
    <Modal
      opened
      fullScreen
      withCloseButton={false}
      onClose={handleGo}
      role="alertdialog"
      aria-label={t('desk.news', { count: orders.length })}
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
