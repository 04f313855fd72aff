import * as z from 'zod/mini';
import type { OrderId, VoucherId } from '#shared/kernel/ids.ts';
import { checkGroupRefundForm } from '#shared/order/refund/group-refund.ts';
import { photo, type ChangePhotos } from '../../domain/photos/photo-picker.tsx';
import { useFormDraft } from '../../lib/form-draft.ts';
import type { RefundableVoucher } from './model.ts';

const refundForm = z.object({
  reason: z.nullable(z.int()),
  text: z.string(),
  photos: z.readonly(z.array(photo)),
  voucherIds: z.readonly(z.array(z.string())),
});
type Fields = z.output<typeof refundForm>;

/** A single voucher is ticked from the start. */
const blankOf = (refundable: readonly VoucherId[]): Fields => ({
  reason: null,
  text: '',
  photos: [],
  voucherIds: refundable.length === 1 ? refundable : [],
});

/** What a guest fills in, kept until it is sent. Ticks of vouchers that can no longer be given back do not count; `lost` is how many. */
export const useRefundDraft = (orderId: OrderId, vouchers: readonly RefundableVoucher[]) => {
  const refundable = vouchers.flatMap(({ voucherId, refundable: isOpen }) =>
    isOpen ? [voucherId] : [],
  );
  const { form, setForm, ...draft } = useFormDraft({
    name: `group-refund:${orderId}`,
    schema: refundForm,
    blank: () => blankOf(refundable),
  });
  const change = (part: Partial<Fields>): void => {
    setForm((before) => ({ ...before, ...part }));
  };
  const voucherIds = refundable.filter((id) => form.voucherIds.includes(id));
  const { reason, text, photos } = form;
  const checked = checkGroupRefundForm({ reason, text, voucherIds, photoCount: photos.length });
  return {
    ...draft,
    reason,
    text,
    photos,
    voucherIds,
    lost: form.voucherIds.length - voucherIds.length,
    isAll: voucherIds.length === refundable.length,
    refusal: checked.ok ? null : checked,
    setReason: (to: number): void => {
      change({ reason: to });
    },
    setText: (to: string): void => {
      change({ text: to });
    },
    setPhotos: ((to) => {
      setForm((before) => ({ ...before, photos: to(before.photos) }));
    }) as ChangePhotos,
    toggle: (id: VoucherId): void => {
      change({
        voucherIds: voucherIds.includes(id)
          ? voucherIds.filter((one) => one !== id)
          : [...voucherIds, id],
      });
    },
    chooseAll: (isAll: boolean): void => {
      change({ voucherIds: isAll ? refundable : [] });
    },
  };
};
export type RefundDraft = ReturnType<typeof useRefundDraft>;
