import { NumberInput, SegmentedControl, Text, Textarea } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { useState } from 'react';
import {
  GIVE_BACK_OTHER,
  GIVE_BACK_REASONS,
  type GiveBackReason,
} from '#shared/codes/desk-change.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { price } from '#shared/format/money.ts';
import { fromDollars, toDollars } from '#shared/kernel/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { ReasonGroup } from '../../../ui/reason-group.tsx';
import classes from '../../../domain/desk-change/change.module.css';
import { type Giving, type Money, useGiveBack, useGivingPreview } from './mutations.ts';
import { Pieces } from '../../../domain/desk-change/pieces.tsx';
import { PreviewProblem, Sums } from '../../../domain/desk-change/sums.tsx';

const NOTE_MAX = 100;
const WAYS = ['PIECES', 'SUM'] as const;
type Way = (typeof WAYS)[number];

type Chosen = { way: Way; pieces: Readonly<Record<string, number>>; dollars: number | '' };

/** What is to be given, as the call wants it; null while nothing is chosen. */
const givingOf = ({ way, pieces, dollars }: Chosen): Pick<Giving, 'lines' | 'amtn'> | null => {
  if (way === 'SUM') return dollars === '' || dollars <= 0 ? null : { amtn: fromDollars(dollars) };
  const lines = Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => ({ lineId, quantity }));
  return lines.length === 0 ? null : { lines };
};

type WhatProps = {
  order: DeskOrder;
  money: Money;
  chosen: Chosen;
  onChange: (change: Partial<Chosen>) => void;
};

/** Pieces of lines, or a sum. */
const What = ({ order, money, chosen, onChange }: WhatProps) => {
  const t = useT();
  const { way, pieces, dollars } = chosen;
  return (
    <>
      {!money.isWholeOnly && (
        <SegmentedControl
          size="md"
          fullWidth
          aria-label={t('desk.give.what')}
          value={way}
          onChange={(value) => onChange({ way: value })}
          data={WAYS.map((value) => ({ value, label: t(`desk.give.${value}`) }))}
        />
      )}
      {way === 'SUM' ? (
        <NumberInput
          size="md"
          label={t('desk.give.sum')}
          description={t('desk.give.left', { amount: price(money.leftAmtn) })}
          prefix="$"
          decimalScale={2}
          min={0}
          max={toDollars(money.leftAmtn)}
          value={dollars}
          onChange={(value) => onChange({ dollars: typeof value === 'number' ? value : '' })}
          data-testid="desk-give-sum"
        />
      ) : (
        <ul className={classes['rows']} aria-label={t('desk.give.PIECES')}>
          {order.lines
            .filter(({ kept }) => kept > 0)
            .map(({ lineId, name, options, kept }) => (
              <Pieces
                key={lineId}
                name={name}
                details={options}
                count={pieces[lineId] ?? 0}
                most={kept}
                onChange={(count) => onChange({ pieces: { ...pieces, [lineId]: count } })}
              />
            ))}
        </ul>
      )}
    </>
  );
};

type WhyProps = {
  reason: GiveBackReason | null;
  note: string;
  isTried: boolean;
  onReason: (reason: GiveBackReason | null) => void;
  onNote: (note: string) => void;
};

const isNoteMissing = ({ reason, note }: Pick<WhyProps, 'reason' | 'note'>): boolean =>
  reason === GIVE_BACK_OTHER && note.trim() === '';

/** The reason, which the guest reads. */
const Why = ({ reason, note, isTried, onReason, onNote }: WhyProps) => {
  const t = useT();
  return (
    <>
      <ReasonGroup
        label={t('desk.refuse.reason')}
        value={reason === null ? '' : String(reason)}
        onChange={(value) =>
          onReason(GIVE_BACK_REASONS.find((code) => String(code) === value) ?? null)
        }
        error={isTried && reason === null ? t('desk.refuse.missing') : null}
        choices={GIVE_BACK_REASONS.map((code) => ({
          value: String(code),
          label: t(`desk.give.why.${code}`),
        }))}
        columns
      />
      <Textarea
        size="md"
        label={t('desk.refuse.note')}
        description={t('desk.refuse.noteHint')}
        maxLength={NOTE_MAX}
        autosize
        minRows={1}
        value={note}
        onChange={({ currentTarget }) => onNote(currentTarget.value)}
        error={isTried && isNoteMissing({ reason, note }) ? t('desk.refuse.noteMissing') : null}
      />
    </>
  );
};

type Props = { order: DeskOrder; money: Money; onClose: () => void };

/** Gives pieces or a sum of an order back, with the exact figures before (decision DA11). */
export const GiveDialog = ({ order, money, onClose }: Props) => {
  const t = useT();
  const [chosen, setChosen] = useState<Chosen>({
    way: money.isWholeOnly ? 'SUM' : 'PIECES',
    pieces: {},
    dollars: '',
  });
  const [reason, setReason] = useState<GiveBackReason | null>(null);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const giving = givingOf(chosen);
  const preview = useGivingPreview(order, giving && { ...giving, reason: 5 });
  const give = useGiveBack(order);
  const handleConfirm = (): void => {
    setTried(true);
    if (giving === null || reason === null || isNoteMissing({ reason, note }) || preview.error)
      return;
    give.mutate({ ...giving, reason, note: note.trim() }, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      title={t('desk.give.title', { number: order.number })}
      confirm={{
        label: t('desk.give.yes'),
        icon: <IconCash size={20} aria-hidden />,
        testId: 'desk-give-yes',
      }}
      focus="field"
      isBusy={give.isPending}
      error={give.error}
      onConfirm={handleConfirm}
      onClose={onClose}
      testId="desk-give"
    >
      <What
        order={order}
        money={money}
        chosen={chosen}
        onChange={(change) => setChosen({ ...chosen, ...change })}
      />
      {giving === null && isTried && (
        <Text c="red.9" role="alert">
          {t('desk.give.nothing')}
        </Text>
      )}
      {giving !== null && preview.data !== undefined && !preview.error && (
        <Sums
          rows={[
            [t('desk.change.back'), preview.data.amtn],
            [t('desk.change.backGold'), preview.data.goldAmtn],
            [t('desk.give.leftAfter'), preview.data.leftAmtn],
          ]}
        />
      )}
      {giving !== null && <PreviewProblem preview={preview} />}
      <Why reason={reason} note={note} isTried={isTried} onReason={setReason} onNote={setNote} />
    </ConfirmDialog>
  );
};
