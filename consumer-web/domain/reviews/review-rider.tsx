import { riderTagsFor } from '#shared/order/actions/rating.ts';
import { useShopT } from '../shop-words.ts';
import type { ReviewKind } from './review-kind.ts';
import type { Review } from './use-review.ts';
import { Stars } from './stars.tsx';

/** The rider's score, with the words that fit it: praise from 4 up, complaints below. */
export const ReviewRider = ({
  kind,
  name,
  review: { form, change, rateRider },
}: {
  kind: ReviewKind;
  name: string;
  review: Review;
}) => {
  const t = useShopT(kind);
  const { riderScore, riderTags } = form;
  const toggle = (tag: string): void => {
    change({
      riderTags: riderTags.includes(tag)
        ? riderTags.filter((one) => one !== tag)
        : [...riderTags, tag],
    });
  };
  return (
    <section className="card" aria-labelledby="review-rider">
      <h2 className="card__title" id="review-rider">
        {t('orders.rider', { name })}
      </h2>
      <Stars
        label={t('review.rider')}
        value={riderScore}
        size={26}
        onScore={(score) => rateRider(score)}
      />
      {riderScore !== null && (
        <div className="review-tags" role="group" aria-label={t('review.riderTags')}>
          {riderTagsFor(riderScore).map((tag) => (
            <button
              key={tag}
              type="button"
              className="review-tags__one"
              aria-pressed={riderTags.includes(tag)}
              onClick={() => toggle(tag)}
            >
              {t(`rating.rider.${tag}`)}
            </button>
          ))}
        </div>
      )}
      <p className="review-note">{t('review.riderNote')}</p>
    </section>
  );
};
