import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '#shared/i18n/error-text.ts';
import { price } from '#shared/format/money.ts';
import { MOST_REASON_TEXT, type RefundFormRefusal } from '#shared/order/refund/refund-form.ts';
import { useT, type T } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { RestoredNote } from '../../../ui/restored-note.tsx';
import type { Order, RefundPreview } from '../model.ts';
import { useAskRefund, useRefundBag } from './mutations.ts';
import { useRefundForm, type RefundDraft } from './use-refund-form.ts';
import { RefundDock } from './refund-dock.tsx';
import { RefundItems } from './refund-items.tsx';
import { RefundPhotos } from './refund-photos.tsx';
import { RefundReasons } from './refund-reasons.tsx';
import type { RefundKind } from '../store-orders.ts';

const refusalText = (refusal: RefundFormRefusal, t: T): string =>
  t(
    `refund.form.${refusal.reason}`,
    'limit' in refusal ? { limit: refusal.limit } : 'limitBytes' in refusal ? { size: '5 MB' } : {},
  );

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
        onChange={(event) => draft.setText(event.target.value)}
      />
      <p className="rf-note num">
        {t('reimburse.textCount', { count: [...draft.text].length, limit: MOST_REASON_TEXT })}
      </p>
    </section>
  );
};

type Props = { kind: RefundKind; order: Order; whole: RefundPreview };

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
          text={t('review.restored')}
          clearText={t('review.restoredClear')}
          onClear={() => draft.reset()}
        />
      )}
      <RefundReasons reason={draft.reason} whole={whole} onReason={draft.setReason} />
      {!draft.isBag && <RefundItems order={order} whole={whole} draft={draft} />}
      {!draft.isBag && <Words draft={draft} />}
      {!draft.isBag && (
        <RefundPhotos reason={draft.reason} photos={draft.photos} onPhotos={draft.setPhotos} />
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
