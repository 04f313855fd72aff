import * as z from 'zod/mini';
import type { OrderId, ProductId } from '#shared/kernel/ids.ts';
import { checkRating, riderTagsFor, type RatingRefusal } from '#shared/order/actions/rating.ts';
import { useFormDraft } from '../../lib/form-draft.ts';
import type { Order } from '../order/model.ts';
import type { ReviewWish } from './review-kind.ts';
import { photo, type ChangePhotos } from '../photos/photo-picker.tsx';

const score = z.nullable(z.int());
/** A review's fields. */
const reviewForm = z.object({
  overall: score,
  taste: score,
  packaging: score,
  riderScore: score,
  riderTags: z.readonly(z.array(z.string())),
  dishes: z.readonly(z.record(z.string(), z.int())),
  remark: z.string(),
  photos: z.readonly(z.array(photo)),
  isAnonymous: z.boolean(),
});
export type ReviewForm = z.output<typeof reviewForm>;
const BLANK: ReviewForm = {
  overall: null,
  taste: null,
  packaging: null,
  riderScore: null,
  riderTags: [],
  dishes: {},
  remark: '',
  photos: [],
  isAnonymous: false,
};

/** A dish that was ordered in two ways is rated once. */
export const dishesOf = ({ productList }: Order): Order['productList'] =>
  productList.filter(
    ({ productId }, index) => productList.findIndex((one) => one.productId === productId) === index,
  );

const wishOf = (tradeId: OrderId, form: ReviewForm, overall: number): ReviewWish => ({
  tradeId,
  overall,
  taste: form.taste,
  packaging: form.packaging,
  riderScore: form.riderScore,
  riderTags: [...form.riderTags],
  isAnonymous: form.isAnonymous,
  remark: form.remark.trim(),
  photos: form.photos.map(({ url }) => url),
  products: Object.entries(form.dishes).map(([productId, score]) => ({
    productId: productId as ProductId,
    score,
  })),
});

/** Tags that do not fit the new score are dropped. */
const withRiderScore = (form: ReviewForm, riderScore: number): ReviewForm => {
  const fitting: readonly string[] = riderTagsFor(riderScore);
  return {
    ...form,
    riderScore,
    riderTags: form.riderTags.filter((tag) => fitting.includes(tag)),
  };
};

/** The review that a guest writes, and what is still missing. */
export const useReview = ({ tradeId }: Pick<Order, 'tradeId'>) => {
  const { form, setForm, ...draft } = useFormDraft({
    name: `review:${tradeId}`,
    schema: reviewForm,
    blank: () => BLANK,
  });
  const change = (part: Partial<ReviewForm>): void => {
    setForm((before) => ({ ...before, ...part }));
  };
  const changePhotos: ChangePhotos = (to) => {
    setForm((before) => ({ ...before, photos: to(before.photos) }));
  };
  const rateRider = (riderScore: number): void => {
    setForm((before) => withRiderScore(before, riderScore));
  };
  const checked = checkRating(form);
  const refusal: RatingRefusal | null = checked.ok ? null : checked;
  const wish = (overall: number): ReviewWish => wishOf(tradeId, form, overall);
  return { form, change, changePhotos, rateRider, refusal, wish, draft };
};
export type Review = ReturnType<typeof useReview>;
