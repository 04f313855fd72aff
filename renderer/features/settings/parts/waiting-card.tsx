import { ActionIcon, Button } from '@mantine/core';
import { IconPrinter, IconReceipt, IconTrash } from '@tabler/icons-react';
import { dateTimeText } from '#shared/format/date.ts';
import { instant } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';
import { dropKept, printKept, useSpool } from '../../../domain/receipt/receipts.ts';
import classes from '../settings.module.css';
import { Card } from './card.tsx';

/** Receipts that no printer has taken yet. The printer's outcome comes late and is shown beside the button: nothing moves under the pointer. */
export const WaitingCard = () => {
  const t = useT();
  const { kept, problem, isPrinting } = useSpool((spool) => spool);
  return (
    <Card title={t('settings.waiting')} icon={IconReceipt} testId="settings-waiting">
      {kept.length === 0 ? (
        <p className={classes['note']} data-testid="waiting-none">
          {t('settings.waiting.none')}
        </p>
      ) : (
        <div>
          <ul className={classes['list']} data-testid="waiting-list">
            {kept.map(({ id, receipt, copy }) => (
              <li key={id}>
                <span>{`${dateTimeText(instant(receipt.at))} · ${t(`settings.printer.copies.${copy}`)} · ${receipt.product}`}</span>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={t('settings.waiting.drop', { number: receipt.number })}
                  onClick={() => dropKept(id)}
                >
                  <IconTrash size={20} aria-hidden />
                </ActionIcon>
              </li>
            ))}
          </ul>
          <div className={classes['print']}>
            <Button
              leftSection={<IconPrinter size={20} aria-hidden />}
              loading={isPrinting}
              onClick={() => printKept()}
              data-testid="waiting-print"
            >
              {t('settings.waiting.print')}
            </Button>
            {problem && (
              <p className={classes['warn']} role="status" data-testid="printer-problem">
                {t(`receipt.outcome.${problem}`)}
              </p>
            )}
          </div>
        </div>
      )}
    </Card>
  );
};
