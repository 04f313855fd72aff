import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '#shared/i18n/error-text.ts';
import { price } from '#shared/format/money.ts';
import { MOST_REASON_TEXT, type RefundFormRefusal } from '#shared/order/refund/refund-form.ts';
import { useT, type T } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { RestoredNote } from '../../../ui/restored-note.tsx';
import { orderLink, refundLogLink } from '../../../features/takeout/orders/links.ts';
import type { Order, RefundPreview } from '../model.ts';
import { useAskRefund, useRefundBag } from '../mutations.ts';
import { useRefundForm, type RefundDraft } from './use-refund-form.ts';
import { RefundDock } from './refund-dock.tsx';
import { RefundItems } from './refund-items.tsx';
import { RefundPhotos } from './refund-photos.tsx';
import { RefundReasons } from './refund-reasons.tsx';

const refusalText = (refusal: RefundFormRefusal, t: T): string =>
  t(
    `refund.form.${refusal.reason}`,
    'limit' in refusal ? { limit: refusal.limit } : 'limitBytes' in refusal ? { size: '5 MB' } : {},
  );

/** Sends the form; gives the way to what became of it. */
const useSend = (order: Order, draft: RefundDraft) => {
  const t = useT();
  const navigate = useNavigate();
  const ask = useAskRefund(order.tradeId);
  const bag = useRefundBag(order.tradeId);
  const send = async (): Promise<void> => {
    if (draft.isBag) {
      const { refundAmtn } = await bag.mutateAsync();
      draft.forget();
      notify(t('reimburse.bagDone', { amount: price(refundAmtn) }));
      void navigate(orderLink(order.tradeId), { replace: true });
      return;
    }
    await ask.mutateAsync({
      reason: draft.reason ?? 0,
      text: draft.text.trim(),
      photos: draft.photos.map(({ url }) => url),
      items: draft.items,
      isWhole: draft.isWhole,
    });
    draft.forget();
    notify(t('reimburse.submitted'));
    void navigate(refundLogLink(order.tradeId), { replace: true });
  };
  return {
    isBusy: ask.isPending || bag.isPending,
    send: () =>
      send().catch((error: unknown) => {
        notify(errorText(error, t));
      }),
  };
};

const Words = ({ draft }: { draft: RefundDraft }) => {
  const t = useT();
  return (
    <section className="card">
      <label className="card__title" htmlFor="refund-text">
        {t('reimburse.text')}
      </label>
      <textarea
        id="refund-text"
        className="rf-text"
        rows={3}
        maxLength={MOST_REASON_TEXT}
        value={draft.text}
        placeholder={t('reimburse.textPlace')}
        onChange={(event) => {
          draft.setText(event.target.value);
        }}
      />
      <p className="rf-note num">
        {t('reimburse.textCount', { count: [...draft.text].length, limit: MOST_REASON_TEXT })}
      </p>
    </section>
  );
};

/** The whole form; the sum at its foot is the server's own. */
export const RefundForm = ({ order, whole }: { order: Order; whole: RefundPreview }) => {
  const t = useT();
  const draft = useRefundForm(order.tradeId, whole);
  const [isTried, setIsTried] = useState(false);
  const { isBusy, send } = useSend(order, draft);
  const why = isTried && draft.refusal !== null ? refusalText(draft.refusal, t) : null;
  const press = (): void => {
    setIsTried(true);
    if (draft.refusal === null) void send();
    else notify(refusalText(draft.refusal, t));
  };
  return (
    <>
      {draft.isRestored && (
        <RestoredNote
          text={t('review.restored')}
          clearText={t('review.restoredClear')}
          onClear={draft.reset}
        />
      )}
      <RefundReasons reason={draft.reason} whole={whole} onReason={draft.setReason} />
      {!draft.isBag && <RefundItems order={order} whole={whole} draft={draft} />}
      {!draft.isBag && <Words draft={draft} />}
      {!draft.isBag && (
        <RefundPhotos reason={draft.reason} photos={draft.photos} onPhotos={draft.setPhotos} />
      )}
      <RefundDock
        tradeId={order.tradeId}
        whole={whole}
        draft={draft}
        why={why}
        isBusy={isBusy}
        onSend={press}
      />
    </>
  );
};
