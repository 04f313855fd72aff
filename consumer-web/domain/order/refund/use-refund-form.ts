import * as z from 'zod/mini';
import { refundReason } from '#shared/codes/refund.ts';
import {
  checkRefundForm,
  isWholeSelection,
  type RefundFormRefusal,
} from '#shared/order/refund/refund-form.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import type { Refundable } from '../model.ts';
import { photo, type ChangePhotos, type Photo } from '../../photos/photo-picker.tsx';

export type Item = { uuid: string; quantity: number };

const refundForm = z.object({
  reason: z.nullable(z.int()),
  text: z.string(),
  photos: z.readonly(z.array(photo)),
  chosen: z.readonly(z.record(z.string(), z.int())),
});

export type RefundDraft = {
  /** It began with a draft of an earlier visit. */
  isRestored: boolean;
  reset: () => void;
  forget: () => void;
  reason: number | null;
  text: string;
  photos: readonly Photo[];
  chosen: Readonly<Record<string, number>>;
  items: readonly Item[];
  /** The fee for bags: refunded alone, without dishes. */
  isBag: boolean;
  isWhole: boolean;
  /** What is still missing, or null when it can be sent. */
  refusal: RefundFormRefusal | null;
  setReason: (reason: number) => void;
  setText: (text: string) => void;
  setPhotos: ChangePhotos;
  choose: (uuid: string, quantity: number) => void;
  chooseAll: (isAll: boolean) => void;
};

type RefundFields = z.output<typeof refundForm>;
const BLANK: RefundFields = { reason: null, text: '', photos: [], chosen: {} };

const everythingLeft = (lines: Refundable['lines']): Record<string, number> =>
  Object.fromEntries(lines.filter(({ left }) => left > 0).map(({ uuid, left }) => [uuid, left]));

/** What is chosen of each line, at most what is left of it. */
const chosenItems = (lines: Refundable['lines'], chosen: RefundFields['chosen']): Item[] =>
  lines.flatMap(({ uuid, left }) => {
    const quantity = Math.min(chosen[uuid] ?? 0, left);
    return quantity > 0 ? [{ uuid, quantity }] : [];
  });

const checkRefund = (
  { reason, text, photos }: RefundFields,
  items: readonly Item[],
  { lines, isWholeOnly }: Refundable,
) => {
  const left = lines.map((line) => ({ lineId: line.uuid, quantity: line.left }));
  const picked = items.map(({ uuid, quantity }) => ({ lineId: uuid, quantity }));
  const checked = checkRefundForm(
    { reason, text, items: picked, photos },
    { lines: left, isWholeOnly },
  );
  return { isWhole: isWholeSelection(left, picked), refusal: checked.ok ? null : checked };
};

/**
 * What a guest fills in. An order that can only be refunded whole has everything chosen from the
 * start.
 */
export const useRefundForm = (tradeId: string, whole: Refundable): RefundDraft => {
  const { lines, isWholeOnly, canRefund } = whole;
  const { form, setForm, ...draft } = useFormDraft({
    name: `refund:${tradeId}`,
    schema: refundForm,
    blank: () => BLANK,
  });
  const change = (part: Partial<RefundFields>): void => {
    setForm((before) => ({ ...before, ...part }));
  };
  const reason = canRefund ? form.reason : refundReason.codes.plasticBagFee;
  const chosen = isWholeOnly ? everythingLeft(lines) : form.chosen;
  const isBag = reason === refundReason.codes.plasticBagFee;
  const items = isBag ? [] : chosenItems(lines, chosen);
  const { isWhole, refusal } = checkRefund({ ...form, reason }, items, whole);
  return {
    ...draft,
    reason,
    text: form.text,
    photos: form.photos,
    chosen,
    items,
    isBag,
    isWhole: !isBag && isWhole,
    refusal,
    setReason: (to) => {
      change({ reason: to });
    },
    setText: (to) => {
      change({ text: to });
    },
    setPhotos: (to) => {
      setForm((before) => ({ ...before, photos: to(before.photos) }));
    },
    choose: (uuid, quantity) => {
      setForm((before) => ({ ...before, chosen: { ...before.chosen, [uuid]: quantity } }));
    },
    chooseAll: (isAll) => {
      change({ chosen: isAll ? everythingLeft(lines) : {} });
    },
  };
};
