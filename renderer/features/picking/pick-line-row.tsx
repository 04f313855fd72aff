import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useT } from '../../lib/i18n.ts';
import type { Line } from './queries.ts';
import classes from './picking.module.css';

type Props = { line: Line; number: string; onHand: () => void; onShort: () => void };

const Counts = ({ line }: { line: Line }) => {
  const t = useT();
  const { left, picked, short, wanted, reason } = line;
  return (
    <span className={classes['counts']}>
      {left > 0 && <strong>{t('pick.left', { count: left })}</strong>}
      {picked > 0 && <span>{t('pick.inBag', { count: picked })}</span>}
      {short > 0 && (
        <strong className={classes['bad']}>
          {[
            t('pick.missing', { count: short }),
            ...(reason === null ? [] : [t(`pick.reason.${reason}`)]),
          ].join(' · ')}
        </strong>
      )}
      {picked > wanted && (
        <strong className={classes['bad']}>{t('pick.putBack', { count: picked - wanted })}</strong>
      )}
    </span>
  );
};

/** What is to be taken from a shelf for one order. */
export const PickLineRow = ({ line, number, onHand, onShort }: Props) => {
  const t = useT();
  const { name, sku, options, ean, left, short } = line;
  const details = [sku === name ? '' : sku, options, ean].filter((part) => part !== '');
  const isDone = left === 0 && short === 0;
  return (
    <li className={classes['line']} data-done={isDone} data-testid="pick-line" data-name={name}>
      <span className={classes['number']}>{number}</span>
      <span className={classes['name']}>
        <strong>{`${line.wanted} × ${name}`}</strong>
        <span className={classes['sub']}>{details.join(' · ')}</span>
      </span>
      <Counts line={line} />
      {isDone ? (
        <span className={classes['done']}>
          <IconCheck size={22} aria-hidden /> {t('pick.done')}
        </span>
      ) : (
        <span className={classes['acts']}>
          {left + short > 0 && (
            <Button
              variant="default"
              aria-label={t('pick.handOf', { name, number })}
              onClick={onHand}
              data-testid="pick-hand"
            >
              {t('pick.hand')}
            </Button>
          )}
          {left > 0 && (
            <Button
              variant="default"
              aria-label={t('pick.shortOf', { name, number })}
              onClick={onShort}
              data-testid="pick-short"
            >
              {t('pick.short')}
            </Button>
          )}
        </span>
      )}
    </li>
  );
};
