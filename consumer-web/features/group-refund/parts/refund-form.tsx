import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { price } from '#shared/format/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { GROUP_REFUND_REASONS } from '#shared/order/refund/group-refund.ts';
import { groupRefundLinks } from '../../../domain/order/group-refund/links.ts';
import { ReasonChoice } from '../../../domain/order/refund/reason-choice.tsx';
import { ReasonText } from '../../../domain/order/refund/reason-text.tsx';
import { RefundPhotos } from '../../../domain/order/refund/refund-photos.tsx';
import { refusalText } from '../../../domain/order/refund/refusal-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { Card } from '../../../ui/card.tsx';
import { RestoredNote } from '../../../ui/restored-note.tsx';
import type { Refundable } from '../model.ts';
import { useAskGroupRefund } from '../mutations.ts';
import { refundReasonsQuery } from '../queries.ts';
import { useRefundDraft, type RefundDraft } from '../use-refund-draft.ts';
import { AmountDock } from './amount-dock.tsx';
import { VoucherChoice } from './voucher-choice.tsx';

/** Sends the form and goes to what became of it. What fails leaves the form as it is. */
const useSend = (orderId: OrderId, voucherCount: number, draft: RefundDraft) => {
  const t = useT();
  const navigate = useNavigate();
  const ask = useAskGroupRefund(orderId, voucherCount);
  const send = async (): Promise<void> => {
    const { refundId, refundAmtn, autoRefundTime } = await ask.mutateAsync({
      voucherIds: [...draft.voucherIds],
      reason: draft.reason ?? 0,
      reasonText: draft.text.trim(),
      imgList: draft.photos.map(({ url }) => url),
    });
    draft.forget();
    notify(
      autoRefundTime === null
        ? t('groupRefund.done', { amount: price(refundAmtn) })
        : t('reimburse.submitted'),
    );
    void navigate(groupRefundLinks.detail(orderId, refundId), { replace: true });
  };
  return {
    isBusy: ask.isPending,
    send: () =>
      send().catch((error: unknown) => {
        notify(errorText(error, t));
      }),
  };
};

/** The server's reasons; until they are there, and without a connection, those that the app knows. */
const useReasons = (orderId: OrderId): { code: number; label: string }[] => {
  const t = useT();
  const { data } = useQuery(refundReasonsQuery(orderId));
  return data === undefined
    ? GROUP_REFUND_REASONS.map(({ code, labelKey }) => ({ code, label: t(labelKey) }))
    : data.map(({ code, text }) => ({ code, label: text }));
};

type Props = { orderId: OrderId; refundable: Refundable };

/** The whole form; the amount at its foot is the server's own. */
export const GroupRefundForm = ({ orderId, refundable }: Props) => {
  const t = useT();
  const { vouchers, isAnytime } = refundable;
  const reasons = useReasons(orderId);
  const draft = useRefundDraft(orderId, vouchers);
  const [isTried, setIsTried] = useState(false);
  const { isBusy, send } = useSend(orderId, vouchers.length, draft);
  const missing = draft.refusal === null ? null : refusalText(draft.refusal, t);
  const handleSend = (): void => {
    setIsTried(true);
    if (missing === null) void send();
    else notify(missing);
  };
  return (
    <>
      {draft.isRestored && (
        <RestoredNote
          text={t('reimburse.restored')}
          clearText={t('reimburse.restoredClear')}
          onClear={() => draft.reset()}
        />
      )}
      <VoucherChoice refundable={refundable} draft={draft} />
      <ReasonChoice reasons={reasons} reason={draft.reason} onReason={draft.setReason} />
      <ReasonText text={draft.text} onText={draft.setText} />
      <RefundPhotos isNeeded={false} photos={draft.photos} onPhotos={draft.setPhotos} />
      <Card title={t('groupRefund.next')}>
        <p>{t(isAnytime ? 'groupRefund.atOnce' : 'groupRefund.reviewed')}</p>
      </Card>
      <AmountDock
        orderId={orderId}
        draft={draft}
        isAnytime={isAnytime}
        why={isTried ? missing : null}
        isBusy={isBusy}
        onSend={handleSend}
      />
    </>
  );
};
