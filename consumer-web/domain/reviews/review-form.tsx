import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../lib/i18n.ts';
import { useShopT } from '../shop-words.ts';
import { notify } from '../../lib/notice.ts';
import { Button } from '../../ui/button.tsx';
import { RestoredNote } from '../../ui/restored-note.tsx';
import type { Order } from '../order/model.ts';
import { useAddReview } from './mutations.ts';
import type { ReviewKind } from './review-kind.ts';
import { ReviewWords } from './review-words.tsx';
import { useReview, type Review } from './use-review.ts';
import { ReviewDishes } from './review-dishes.tsx';
import { ReviewRider } from './review-rider.tsx';
import { Stars } from './stars.tsx';

type Props = { kind: ReviewKind; order: Order };

const Store = ({ kind, order, review: { form, change } }: Props & { review: Review }) => {
  const t = useShopT(kind);
  return (
    <section className="card" aria-labelledby="review-store">
      <h2 className="card__title" id="review-store">
        {order.storeInfo.storeName}
      </h2>
      <Stars
        label={t('review.overall')}
        value={form.overall}
        size={36}
        onScore={(overall) => change({ overall })}
      />
      {form.overall !== null && (
        <>
          <Stars
            label={t('review.taste')}
            value={form.taste}
            size={26}
            onScore={(taste) => change({ taste })}
          />
          <Stars
            label={t('review.packaging')}
            value={form.packaging}
            size={26}
            onScore={(packaging) => change({ packaging })}
          />
        </>
      )}
    </section>
  );
};

/** The whole review; only the overall score is needed. */
export const ReviewForm = ({ kind, order }: Props) => {
  const t = useT();
  const navigate = useNavigate();
  const review = useReview(order);
  const add = useAddReview(kind);
  const [isTried, setIsTried] = useState(false);
  const {
    form: { overall },
    refusal,
    wish,
    draft,
  } = review;
  const handleSend = (): void => {
    setIsTried(true);
    if (overall === null || refusal !== null) {
      notify(t(`rating.no.${refusal?.reason ?? 'noOverall'}`));
      return;
    }
    add.mutate(wish(overall), {
      onSuccess: () => {
        draft.forget();
        void navigate(kind.pages.done(order.tradeId), { replace: true });
      },
      onError: (error) => {
        notify(errorText(error, t));
      },
    });
  };
  return (
    <div className="ord-page" data-testid="review-form">
      {draft.isRestored && (
        <RestoredNote
          text={t('reimburse.restored')}
          clearText={t('reimburse.restoredClear')}
          onClear={() => draft.reset()}
        />
      )}
      <Store kind={kind} order={order} review={review} />
      {order.riderInfo !== null && (
        <ReviewRider kind={kind} name={order.riderInfo.riderName} review={review} />
      )}
      <ReviewDishes kind={kind} order={order} review={review} />
      <ReviewWords
        words={kind.words}
        form={review.form}
        change={review.change}
        changePhotos={review.changePhotos}
      />
      <div className="dock">
        <Button isBlock isBusy={add.isPending} onPress={handleSend}>
          {t('review.send')}
        </Button>
        {isTried && refusal !== null && (
          <p className="review-why">{t(`rating.no.${refusal.reason}`)}</p>
        )}
      </div>
    </div>
  );
};
