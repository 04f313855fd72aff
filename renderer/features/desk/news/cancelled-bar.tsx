import { Alert, Button } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { playSound } from '../../../lib/alert/sound.ts';
import { useT } from '../../../lib/i18n.ts';
import classes from '../desk.module.css';
import { cancelledStore } from './use-news.ts';

/** It sounds so often again, as many times, while nobody has seen it. */
const AGAIN_MS = 8000;
const TIMES = 7;

/** Sounds on while nobody has seen what was called off. */
export const useCancelledSound = (): void => {
  const count = useStore(cancelledStore).length;
  useEffect(() => {
    if (count === 0) return undefined;
    let left = TIMES;
    const timer = setInterval(() => {
      left -= 1;
      playSound('cancelled');
      if (left === 0) clearInterval(timer);
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [count]);
};

const numbersOf = (orders: readonly DeskOrder[], comma: string): string =>
  orders.map(({ number }) => number).join(comma);

const Seen = () => {
  const t = useT();
  return (
    <Button
      variant="white"
      color="red.9"
      size="md"
      onClick={() => cancelledStore.setState([], true)}
      data-testid="desk-cancelled-seen"
    >
      {t('desk.cancelled.seen')}
    </Button>
  );
};

/** What was called off, in the words of a bar. */
const useCancelledText = (): string | null => {
  const t = useT();
  const orders = useStore(cancelledStore);
  if (orders.length === 0) return null;
  return t('desk.cancelled.text', {
    count: orders.length,
    numbers: numbersOf(orders, t('desk.comma')),
  });
};

/** At the desk: what is not to be made any more, until somebody has seen it. */
export const CancelledAlert = () => {
  const text = useCancelledText();
  return text === null ? null : (
    <Alert
      color="red.9"
      variant="filled"
      icon={<IconHandStop aria-hidden />}
      role="alert"
      data-testid="desk-cancelled"
    >
      <div className={classes['standing']}>
        <span className={classes['grow']}>{text}</span>
        <Seen />
      </div>
    </Alert>
  );
};

/** The same on every other page. */
export const CancelledBar = () => {
  const text = useCancelledText();
  return text === null ? null : (
    <div className={classes['trouble']} role="alert" data-testid="desk-cancelled">
      <IconHandStop size={24} aria-hidden />
      <span>{text}</span>
      <Seen />
    </div>
  );
};
