import { useState } from 'react';
import { refundReason } from '#shared/codes/refund.ts';
import { checkRefundForm, isWholeSelection, type RefundFormRefusal } from '#shared/order/refund-form.ts';
import type { RefundPreview } from './model.ts';
import type { Photo } from './parts/photo-picker.tsx';

export type Item = { uuid: string; quantity: number };

export type RefundDraft = {
  reason: number | null; text: string; photos: readonly Photo[]; chosen: Readonly<Record<string, number>>;
  items: readonly Item[];
  /** The fee for bags: comes back by itself, with no dishes. */
  isBag: boolean;
  isWhole: boolean;
  /** What is still missing, or null when it can be sent. */
  refusal: RefundFormRefusal | null;
  setReason: (reason: number) => void; setText: (text: string) => void; setPhotos: (photos: readonly Photo[]) => void;
  choose: (uuid: string, quantity: number) => void; chooseAll: (isAll: boolean) => void;
};

/** What a guest fills in. An order that can only be refunded whole has everything chosen from the start. */
export const useRefundForm = ({ lines, isWholeOnly, canRefund }: RefundPreview): RefundDraft => {
  const everything = (): Record<string, number> => Object.fromEntries(lines.filter(({ left }) => left > 0).map(({ uuid, left }) => [uuid, left]));
  const [reason, setReason] = useState<number | null>(canRefund ? null : refundReason.codes.plasticBagFee);
  const [text, setText] = useState('');
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(() => (isWholeOnly ? everything() : {}));
  const isBag = reason === refundReason.codes.plasticBagFee;
  const items = isBag ? [] : lines.flatMap(({ uuid }) => { const quantity = chosen[uuid] ?? 0; return quantity > 0 ? [{ uuid, quantity }] : []; });
  const left = lines.map((line) => ({ lineId: line.uuid, quantity: line.left }));
  const picked = items.map(({ uuid, quantity }) => ({ lineId: uuid, quantity }));
  const checked = checkRefundForm({ reason, text, items: picked, photos }, { lines: left, isWholeOnly });
  return {
    reason, text, photos, chosen, items, isBag, isWhole: !isBag && isWholeSelection(left, picked), refusal: checked.ok ? null : checked,
    setReason, setText, setPhotos,
    choose: (uuid, quantity) => { setChosen((before) => ({ ...before, [uuid]: quantity })); },
    chooseAll: (isAll) => { setChosen(isAll ? everything() : {}); },
  };
};
