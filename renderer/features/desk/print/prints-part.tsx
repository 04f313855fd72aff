import { Button, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { DeskOrder, DeskPrint } from '#shared/contract/merchant/desk.ts';
import { timeText } from '#shared/format/date.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import classes from '../desk.module.css';
import { paperText, usePrintAgain } from './print-alerts.tsx';

type RowProps = {
  print: DeskPrint;
  onPrint: ((part: string) => void) | null;
  isBusy: boolean;
};

const Row = ({ print, onPrint, isBusy }: RowProps) => {
  const t = useT();
  const name = paperText(print, t);
  const paper = print.isReplacing ? t('print.replacing', { paper: name }) : name;
  const { state, at, prints, printer } = print;
  const words = [
    t(`print.state.${state}`, { time: at === null ? '' : timeText(at) }),
    ...(prints > 1 ? [t('print.times', { count: prints })] : []),
    printer,
  ];
  return (
    <li className={classes['standing']} data-testid="desk-print">
      <span className={classes['grow']}>
        {paper}
        <span className={classes['small']}>{` ${words.join(' · ')}`}</span>
      </span>
      {onPrint !== null && (
        <Button
          variant="default"
          size="md"
          leftSection={<IconPrinter size={20} aria-hidden />}
          loading={isBusy}
          disabled={state === 'CLAIMED'}
          aria-label={t(prints === 0 ? 'print.nowOf' : 'print.againOf', { paper })}
          onClick={() => onPrint(print.part)}
          data-testid="desk-print-again"
        >
          {t(prints === 0 ? 'print.now' : 'print.again')}
        </Button>
      )}
    </li>
  );
};

type Props = { order: DeskOrder; prints: readonly DeskPrint[]; onChanged: () => void };

/** The papers of an order, each to be printed again. */
export const PrintsPart = ({ order, prints, onChanged }: Props) => {
  const t = useT();
  const errorText = useErrorText();
  const again = usePrintAgain();
  const { role } = useSignedIn().operator;
  if (prints.length === 0) return null;
  const handlePrint =
    role === 'auditor'
      ? null
      : (part: string): void =>
          again.mutate({ orderId: order.orderId, part }, { onSettled: onChanged });
  return (
    <div>
      <Text fw={650} mb={6}>
        {t('print.title')}
      </Text>
      <ul className={classes['prints']}>
        {prints.map((print) => (
          <Row
            key={print.part}
            print={print}
            isBusy={again.isPending && again.variables.part === print.part}
            onPrint={handlePrint}
          />
        ))}
      </ul>
      {again.error && (
        <Text c="red.9" role="alert">
          {errorText(again.error)}
        </Text>
      )}
    </div>
  );
};
