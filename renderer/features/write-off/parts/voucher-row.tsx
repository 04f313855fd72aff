import { ActionIcon, Badge } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { redeemReasonOf } from '#shared/codes/redeem-code.ts';
import { price } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { usesLeft } from '../machine/confirm.ts';
import type { CardVoucher } from '../machine/state.ts';
import { till } from '../this-till.ts';
import classes from './voucher-row.module.css';

const boxesOf = (list: Element): HTMLInputElement[] => [
  ...list.querySelectorAll<HTMLInputElement>('input[type=checkbox]:enabled'),
];

/** Up and down move between the rows, left and right change the uses of the one that has the focus. Space is the checkbox's own. */
export const moveBetweenRows = (event: KeyboardEvent<HTMLElement>): void => {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  if (step === undefined) return;
  const boxes = boxesOf(event.currentTarget);
  const at = boxes.indexOf(document.activeElement as HTMLInputElement);
  const next = boxes[at < 0 ? 0 : Math.min(Math.max(at + step, 0), boxes.length - 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.closest('li')?.scrollIntoView({ block: 'nearest' });
};

type Props = { voucher: CardVoucher; times: number; isInDoubt: boolean; isBusy: boolean };

const Stepper = ({ voucher, times, isBusy }: Omit<Props, 'isInDoubt'>) => {
  const t = useT();
  const { voucherId, codeMask } = voucher;
  const choose = (wanted: number): void => till.send({ type: 'chosen', voucherId, times: wanted });
  return (
    <div
      className={classes['stepper']}
      role="group"
      aria-label={t('writeOff.card.timesOf', { code: codeMask })}
    >
      <ActionIcon
        variant="default"
        size={48}
        aria-label={t('writeOff.card.fewer')}
        disabled={isBusy || times <= 1}
        onClick={() => choose(times - 1)}
        data-testid="times-fewer"
      >
        <IconMinus size={22} aria-hidden />
      </ActionIcon>
      <output className={classes['times']} data-testid="times">
        {times}
      </output>
      <ActionIcon
        variant="default"
        size={48}
        aria-label={t('writeOff.card.more')}
        disabled={isBusy || times >= usesLeft(voucher)}
        onClick={() => choose(times + 1)}
        data-testid="times-more"
      >
        <IconPlus size={22} aria-hidden />
      </ActionIcon>
    </div>
  );
};

const useWhyNot = ({ voucher, isInDoubt }: Pick<Props, 'voucher' | 'isInDoubt'>): string | null => {
  const t = useT();
  if (isInDoubt) return t('writeOff.card.inDoubt');
  if (voucher.redeemable && usesLeft(voucher) > 0) return null;
  const reason = voucher.reason === undefined ? undefined : redeemReasonOf(voucher.reason);
  return reason ? t(`verdict.refused.${reason}.title`) : t('writeOff.card.notNow');
};

/** One voucher of the order: chosen or not, how many uses, or why it cannot be chosen. */
export const VoucherRow = ({ voucher, times, isInDoubt, isBusy }: Props) => {
  const t = useT();
  const { voucherId, codeMask, timesTotal, scanned, amount } = voucher;
  const whyNot = useWhyNot({ voucher, isInDoubt });
  const choose = (wanted: number): void => till.send({ type: 'chosen', voucherId, times: wanted });
  const onKeyDown = (event: KeyboardEvent): void => {
    const change: Record<string, number> = { ArrowRight: 1, '+': 1, ArrowLeft: -1, '-': -1 };
    const by = change[event.key];
    if (by === undefined || times === 0) return;
    event.preventDefault();
    choose(Math.max(1, times + by));
  };
  return (
    <li
      className={classes['row']}
      data-chosen={times > 0}
      data-off={whyNot !== null}
      data-voucher={voucherId}
      data-testid="card-voucher"
    >
      <label className={classes['pick']}>
        <input
          type="checkbox"
          className={classes['box']}
          checked={times > 0}
          disabled={isBusy || whyNot !== null}
          onChange={(event) => choose(event.currentTarget.checked ? 1 : 0)}
          onKeyDown={onKeyDown}
        />
        <span className={classes['code']}>{codeMask}</span>
        {scanned && (
          <Badge size="lg" color="tart.5" variant="filled" autoContrast tt="none">
            {t('writeOff.card.scanned')}
          </Badge>
        )}
      </label>
      <span className={classes['facts']}>
        <span className={whyNot ? classes['why'] : undefined}>
          {whyNot ?? t('writeOff.card.uses', { left: usesLeft(voucher), total: timesTotal })}
        </span>
        <span>{price(amount)}</span>
      </span>
      {times > 0 && usesLeft(voucher) > 1 && (
        <Stepper voucher={voucher} times={times} isBusy={isBusy} />
      )}
    </li>
  );
};
