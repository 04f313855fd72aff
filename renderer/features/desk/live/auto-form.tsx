import { Checkbox, NumberInput } from '@mantine/core';
import { IconRobot } from '@tabler/icons-react';
import { useState, type SyntheticEvent } from 'react';
import type { StoreWay } from '#shared/codes/desk-live.ts';
import { fromDollars, toDollars } from '#shared/kernel/money.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx';
import classes from '../desk.module.css';
import type { SheetProps } from './mutations.ts';

const MOST_AMOUNT = 10_000;
const MOST_OPEN = 99;

const numberOf = (value: number | string, least: number, most: number): number | null =>
  typeof value === 'number' && value >= least && value <= most ? value : null;

/** The setting as it is typed. */
const useAuto = ({ autoAccept }: SheetProps['store']) => {
  const [ways, setWays] = useState<readonly string[]>(autoAccept.ways);
  const [amount, setAmount] = useState<number | string>(toDollars(autoAccept.mostAmtn));
  const [open, setOpen] = useState<number | string>(autoAccept.mostOpen);
  return {
    ways,
    setWays,
    amount,
    setAmount,
    mostAmount: numberOf(amount, 1, MOST_AMOUNT),
    open,
    setOpen,
    mostOpen: numberOf(open, 1, MOST_OPEN),
  };
};

/** What the store accepts with nobody's hand: off while no way is chosen. */
export const AutoForm = ({ store, change, onDone }: SheetProps) => {
  const t = useT();
  const errorText = useErrorText();
  const auto = useAuto(store);
  const { mostAmount, mostOpen } = auto;
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (mostAmount === null || mostOpen === null) return;
    const ways = store.ways.filter((way: StoreWay) => auto.ways.includes(way));
    change.mutate(
      { change: 'AUTO', autoAccept: { ways, mostAmtn: fromDollars(mostAmount), mostOpen } },
      { onSuccess: onDone },
    );
  };
  return (
    <DialogForm
      submit={{
        label: t('desk.auto.save'),
        icon: <IconRobot size={20} aria-hidden />,
        testId: 'desk-auto-yes',
      }}
      onSubmit={handleSubmit}
      onCancel={onDone}
      isBusy={change.isPending}
      error={change.error ? errorText(change.error) : null}
    >
      <Checkbox.Group
        label={t('desk.auto.ways')}
        description={t('desk.auto.waysHint')}
        value={[...auto.ways]}
        onChange={auto.setWays}
      >
        <div className={classes['choices']}>
          {store.ways.map((way) => (
            <Checkbox key={way} size="md" value={way} label={t(`desk.live.way.${way}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <NumberInput
        label={t('desk.auto.amount')}
        prefix="$"
        value={auto.amount}
        onChange={auto.setAmount}
        error={mostAmount === null && t('desk.auto.bad', { least: 1, most: MOST_AMOUNT })}
        data-testid="desk-auto-amount"
      />
      <NumberInput
        label={t('desk.auto.open')}
        description={t('desk.auto.openHint')}
        value={auto.open}
        onChange={auto.setOpen}
        allowDecimal={false}
        error={mostOpen === null && t('desk.auto.bad', { least: 1, most: MOST_OPEN })}
        data-testid="desk-auto-open"
      />
    </DialogForm>
  );
};
