import { dateTimeText } from '#shared/format/date.ts';
import type { NoteKind } from '#shared/codes/staff-note.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { dayOf } from '#shared/kernel/time.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { dealNotes, type ProductTexts } from '#server/modules/catalogue/index.ts';
import type { VoucherFacts } from './voucher-repo.ts';

type Note = { id: string; kind: NoteKind; text: string; mustConfirm: boolean };

/** A guest who comes on another day than booked, or to another store, is asked about it. */
const bookingNotes = (
  { t, now }: MerchantContext,
  { booking }: VoucherFacts,
  storeId: StoreId,
): Note[] => {
  if (booking === null) return [];
  const note = (id: string, text: string): Note => ({
    id,
    kind: 'BOOKING',
    text,
    mustConfirm: true,
  });
  if (dayOf(booking.at) !== dayOf(now))
    return [note('booking', t('attention.otherDay', { time: dateTimeText(booking.at) }))];
  return booking.storeId === null || booking.storeId === storeId
    ? []
    : [note('booking-store', t('attention.otherStore'))];
};

const ownNotes = (
  { t, now }: MerchantContext,
  { validTo, timesTotal, timesUsed }: VoucherFacts,
): Note[] => [
  ...(dayOf(validTo) === dayOf(now)
    ? [
        {
          id: 'last-day',
          kind: 'LAST_DAY' as const,
          text: t('attention.lastDay'),
          mustConfirm: false,
        },
      ]
    : []),
  ...(timesTotal > 1
    ? [
        {
          id: 'uses',
          kind: 'USES' as const,
          text: t('attention.usesLeft', { count: timesTotal - timesUsed }),
          mustConfirm: false,
        },
      ]
    : []),
];

/** What the guest wants the table to know, in their own words. */
const tableNotes = (text: string): Note[] =>
  text === '' ? [] : [{ id: 'table', kind: 'GUEST', text, mustConfirm: false }];

/** What the clerk has to know or to check before the write-off (table A, row 29): what must be ticked comes first. */
export const notesOf = (
  context: MerchantContext,
  texts: Pick<ProductTexts, 'attention'>,
  { voucher, storeId, tableNote }: { voucher: VoucherFacts; storeId: StoreId; tableNote: string },
): Note[] =>
  [
    ...dealNotes(texts).map(({ id, kind, text, mustTick }) => ({
      id,
      kind,
      text: context.pick(text),
      mustConfirm: mustTick,
    })),
    ...bookingNotes(context, voucher, storeId),
    ...tableNotes(tableNote),
    ...ownNotes(context, voucher),
  ].toSorted((a, b) => Number(b.mustConfirm) - Number(a.mustConfirm));
