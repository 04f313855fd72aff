import { Text } from '@mantine/core';
import { useState } from 'react';
import { DEAL_LIMITS } from '#shared/codes/deal-terms.ts';
import type { MerchantProduct } from '#shared/contract/merchant/product.ts';
import { dayWords } from '#shared/group/use-time-words.ts';
import { addDays, type Day } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';
import { DaysPicker } from '../../../ui/date-picker.tsx';
import { useSetBlackout } from '../mutations.ts';
import { EditDialog, isConflict, isLocked, useDone } from './edit-dialog.tsx';

/** Those of its days without vouchers that are still to come. */
const comingDays = ({ useTime: { blackoutDays }, today }: MerchantProduct): Day[] =>
  blackoutDays.filter((day) => day >= today);

type Props = { product: MerchantProduct; onDone: () => void };

/** The days on which vouchers of a deal are not taken. Days that are over are left out: nothing is sold for them. */
export const BlackoutEdit = ({ product, onDone: handleClose }: Props) => {
  const t = useT();
  const edit = useSetBlackout();
  const done = useDone(handleClose);
  // what is chosen belongs to the deal as it was when the dialog opened
  const [begun] = useState(product);
  const [days, setDays] = useState<readonly Day[]>(comingDays(begun));
  const isTooMany = days.length > DEAL_LIMITS.blackoutDays;
  const wordsOf = (of: readonly Day[]): string =>
    of.length === 0 ? t('console.product.blackout.none') : dayWords(of, t);
  const handleSubmit = (): void => {
    if (isTooMany) return;
    edit.mutate(
      {
        productId: begun.productId,
        seq: isConflict(edit) ? product.seq : begun.seq,
        days: [...days],
      },
      done,
    );
  };
  return (
    <EditDialog
      title={t('console.product.blackout.of', { name: product.productName })}
      text={t('console.product.blackout.text')}
      standing={t('console.product.blackout.standing', {
        days: wordsOf(product.useTime.blackoutDays),
      })}
      edit={edit}
      values={[...days].sort()}
      onSubmit={handleSubmit}
      onClose={handleClose}
      testId="blackout"
    >
      <DaysPicker
        value={days}
        onChange={(chosen) => !isLocked(edit) && setDays(chosen)}
        minDate={begun.today}
        labels={{
          previous: t('console.product.blackout.previous'),
          next: t('console.product.blackout.next'),
        }}
        maxDate={addDays(begun.today, DEAL_LIMITS.blackoutAhead)}
      />
      <Text size="sm" aria-live="polite" data-testid="blackout-chosen">
        {days.length === 0
          ? wordsOf(days)
          : t('console.product.blackout.chosen', { days: wordsOf(days) })}
      </Text>
      {isTooMany && (
        <Text size="sm" c="red.9" role="alert">
          {t('console.product.blackout.many', { most: DEAL_LIMITS.blackoutDays })}
        </Text>
      )}
    </EditDialog>
  );
};
