import { Button, Modal } from '@mantine/core';
import { price } from '#shared/format/money.ts';
import { fromDollars } from '#shared/kernel/money.ts';
import * as z from 'zod/mini';
import { useT } from '../../lib/i18n.ts';
import type { Result } from './use-scan.ts';
import classes from './picking.module.css';

type Wrong = Extract<Result, { kind: 'wrong' }>;

const facts = z.object({
  found: z.optional(z.string()),
  wanted: z.optional(z.string()),
  unit: z.optional(z.enum(['CENTS', 'GRAMS'])),
  most: z.optional(z.number()),
});

const TITLES = {
  EAN_WRONG: 'pick.wrong',
  EAN_UNKNOWN: 'pick.wrong.unknown',
  WEIGHT_ABOVE: 'pick.wrong.heavy',
} as const;

/** A red screen that nobody overlooks: what was scanned is not what is wanted. */
export const WrongLayer = ({ wrong, onClose }: { wrong: Wrong; onClose: () => void }) => {
  const t = useT();
  const read = facts.safeParse(wrong.data);
  const { found = '', wanted = '', unit, most } = read.success ? read.data : {};
  return (
    <Modal
      opened
      fullScreen
      withCloseButton={false}
      onClose={onClose}
      attributes={{ content: { role: 'alertdialog', 'aria-label': t(TITLES[wrong.reason]) } }}
      classNames={{ content: classes['wrong'] ?? '', body: classes['wrongBody'] ?? '' }}
      data-testid="pick-wrong"
    >
      <h2>{t(TITLES[wrong.reason])}</h2>
      {found !== '' && <p>{t('pick.wrong.found', { name: found })}</p>}
      {most !== undefined && (
        <p>
          {unit === 'CENTS'
            ? t('pick.wrong.mostCents', { amount: price(fromDollars(most)) })
            : t('pick.wrong.mostGrams', { grams: most })}
        </p>
      )}
      {wanted !== '' && <p>{t('pick.wrong.wanted', { name: wanted })}</p>}
      <Button size="xl" variant="white" color="red.9" onClick={onClose} data-autofocus>
        {t('pick.wrong.on')}
      </Button>
    </Modal>
  );
};
