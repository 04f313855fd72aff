import * as z from 'zod/mini';
import { refundReason } from '#shared/codes/refund.ts';
import {
  checkRefundForm,
  isWholeSelection,
  type RefundFormRefusal,
} from '#shared/order/refund/refund-form.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import type { RefundPreview } from '../model.ts';
import { photo, type ChangePhotos, type Photo } from '../../photos/photo-picker.tsx';

export type Item = { uuid: string; quantity: number };

const refundForm = z.object({
  reason: z.nullable(z.int()),
  text: z.string(),
  photos: z.readonly(z.array(photo)),
  chosen: z.readonly(z.record(z.string(), z.int())),
});

export type RefundDraft = {
  /** It began with what was left of it unsent. */
  isRestored: boolean;
  reset: () => void;
  forget: () => void;
  reason: number | null;
  text: string;
  photos: readonly Photo[];
  chosen: Readonly<Record<string, number>>;
  items: readonly Item[];
  /** The fee for bags: comes back by itself, with no dishes. */
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

/** What a guest fills in. An order that can only be refunded whole has everything chosen from the start. */
export const useRefundForm = (
  tradeId: string,
  { lines, isWholeOnly, canRefund }: RefundPreview,
): RefundDraft => {
  const everything = (): Record<string, number> =>
    Object.fromEntries(lines.filter(({ left }) => left > 0).map(({ uuid, left }) => [uuid, left]));
  const { form, setForm, ...draft } = useFormDraft({
    name: `refund:${tradeId}`,
    schema: refundForm,
    blank: () => ({ reason: null, text: '', photos: [], chosen: {} }),
  });
  const { text, photos } = form;
  const reason = canRefund ? form.reason : refundReason.codes.plasticBagFee;
  const chosen = isWholeOnly ? everything() : form.chosen;
  const isBag = reason === refundReason.codes.plasticBagFee;
  const items = isBag
    ? []
    : lines.flatMap(({ uuid, left: most }) => {
        const quantity = Math.min(chosen[uuid] ?? 0, most);
        return quantity > 0 ? [{ uuid, quantity }] : [];
      });
  const left = lines.map((line) => ({ lineId: line.uuid, quantity: line.left }));
  const picked = items.map(({ uuid, quantity }) => ({ lineId: uuid, quantity }));
  const checked = checkRefundForm(
    { reason, text, items: picked, photos },
    { lines: left, isWholeOnly },
  );
  return {
    reason,
    text,
    photos,
    chosen,
    items,
    isBag,
    isWhole: !isBag && isWholeSelection(left, picked),
    refusal: checked.ok ? null : checked,
    ...draft,
    setReason: (to) => {
      setForm((before) => ({ ...before, reason: to }));
    },
    setText: (to) => {
      setForm((before) => ({ ...before, text: to }));
    },
    setPhotos: (to) => {
      setForm((before) => ({ ...before, photos: to(before.photos) }));
    },
    choose: (uuid, quantity) => {
      setForm((before) => ({ ...before, chosen: { ...before.chosen, [uuid]: quantity } }));
    },
    chooseAll: (isAll) => {
      setForm((before) => ({ ...before, chosen: isAll ? everything() : {} }));
    },
  };
};
