import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '#shared/i18n/error-text.ts';
import { price } from '#shared/format/money.ts';
import { needsPhoto } from '#shared/order/refund/refund-form.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { RestoredNote } from '../../../ui/restored-note.tsx';
import type { Order, Refundable } from '../model.ts';
import { useAskRefund, useRefundBag } from './mutations.ts';
import { useRefundForm, type RefundDraft } from './use-refund-form.ts';
import { RefundDock } from './refund-dock.tsx';
import { RefundItems } from './refund-items.tsx';
import { RefundPhotos } from './refund-photos.tsx';
import { RefundReasons } from './refund-reasons.tsx';
import { ReasonText } from './reason-text.tsx';
import { refusalText } from './refusal-text.ts';
import type { RefundKind } from '../store-orders.ts';

/** Sends the form and goes to what became of it. */
const useSend = (kind: RefundKind, order: Order, draft: RefundDraft) => {
  const t = useT();
  const navigate = useNavigate();
  const ask = useAskRefund(kind, order.tradeId);
  const bag = useRefundBag(kind, order.tradeId);
  const send = async (): Promise<void> => {
    if (draft.isBag) {
      const { refundAmtn } = await bag.mutateAsync();
      draft.forget();
      notify(t('reimburse.bagDone', { amount: price(refundAmtn) }));
      void navigate(kind.links.order(order.tradeId), { replace: true });
      return;
    }
    await ask.mutateAsync({
      form: {
        reason: draft.reason ?? 0,
        text: draft.text.trim(),
        photos: draft.photos.map(({ url }) => url),
      },
      items: draft.isWhole ? null : draft.items,
    });
    draft.forget();
    notify(t('reimburse.submitted'));
    void navigate(kind.links.refundLog(order.tradeId), { replace: true });
  };
  return {
    isBusy: ask.isPending || bag.isPending,
    send: () =>
      send().catch((error: unknown) => {
        notify(errorText(error, t));
      }),
  };
};

type Props = { kind: RefundKind; order: Order; whole: Refundable };

/** The whole form; the sum at its foot is the server's own. */
export const RefundForm = ({ kind, order, whole }: Props) => {
  const t = useT();
  const draft = useRefundForm(order.tradeId, whole);
  const [isTried, setIsTried] = useState(false);
  const { isBusy, send } = useSend(kind, order, draft);
  const why = isTried && draft.refusal !== null ? refusalText(draft.refusal, t) : null;
  const handlePress = (): void => {
    setIsTried(true);
    if (draft.refusal === null) void send();
    else notify(refusalText(draft.refusal, t));
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
      <RefundReasons reason={draft.reason} whole={whole} onReason={draft.setReason} />
      {!draft.isBag && <RefundItems kind={kind} order={order} whole={whole} draft={draft} />}
      {!draft.isBag && <ReasonText text={draft.text} onText={draft.setText} />}
      {!draft.isBag && (
        <RefundPhotos
          isNeeded={needsPhoto(draft.reason)}
          photos={draft.photos}
          onPhotos={draft.setPhotos}
        />
      )}
      <RefundDock
        kind={kind}
        tradeId={order.tradeId}
        whole={whole}
        draft={draft}
        why={why}
        isBusy={isBusy}
        onSend={handlePress}
      />
    </>
  );
};
