import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { groupCommentCalls } from '#shared/contract/consumer/group-comment.ts';
import type { BodyOf } from '#shared/contract/define.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { bindCalls } from '../../lib/api/api.ts';
import { useFormDraft } from '../../lib/form-draft.ts';
import { useT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { RestoredNote } from '../../ui/restored-note.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { groupOrders } from '../order/kinds/group.ts';
import { OrderGate } from '../order/order-gate.tsx';
import { OrderListSkeleton } from '../order/order-skeleton.tsx';
import { orderQuery } from '../order/queries.ts';
import { photo, type ChangePhotos } from '../photos/photo-picker.tsx';
import type { ShopWords } from '../shop-words.ts';
import { useAddReview } from './mutations.ts';
import { ReviewWords } from './review-words.tsx';
import { Stars } from './stars.tsx';

const { groupCommentAdd } = groupCommentCalls;
const api = bindCalls({ groupCommentAdd });
type Wish = Omit<BodyOf<typeof groupCommentAdd>, 'orderId'> & {
  tradeId: BodyOf<typeof groupCommentAdd>['orderId'];
};

/** Reviews of deals, as the mutation asks for them. */
const groupReviews = {
  name: groupOrders.name,
  add: ({ tradeId: orderId, ...wish }: Wish, options: { key: string }) =>
    api.groupCommentAdd({ orderId, ...wish }, options),
};

const form = z.object({
  score: z.nullable(z.int()),
  remark: z.string(),
  photos: z.readonly(z.array(photo)),
  isAnonymous: z.boolean(),
});
type Form = z.output<typeof form>;
const BLANK: Form = { score: null, remark: '', photos: [], isAnonymous: false };

/** A deal may be a haircut or a room: its words are not about a meal. */
const WORDS: ShopWords = { 'review.wordsPlace': 'review.wordsPlaceDeal' };

type Order = NonNullable<Awaited<ReturnType<(typeof groupOrders)['find']>>>;
const pageOf = (orderId: string): string => href(consumerRoutes.groupOrderDetail, { orderId });

const Form = ({ order: { orderInfo, productList } }: { order: Order }) => {
  const t = useT();
  const navigate = useNavigate();
  const { orderId } = orderInfo;
  const add = useAddReview<Wish>(groupReviews);
  const [isTried, setIsTried] = useState(false);
  const draft = useFormDraft({ name: `group-review:${orderId}`, schema: form, blank: () => BLANK });
  const { form: written, setForm } = draft;
  const change = (part: Partial<Form>): void => {
    setForm((before) => ({ ...before, ...part }));
  };
  const changePhotos: ChangePhotos = (to) => {
    setForm((before) => ({ ...before, photos: to(before.photos) }));
  };
  const handleSend = (): void => {
    setIsTried(true);
    const { score, remark, photos, isAnonymous } = written;
    if (score === null) {
      notify(t('rating.no.noOverall'));
      return;
    }
    const imgList = photos.map(({ url }) => url);
    add.mutate(
      { tradeId: orderId, score, text: remark.trim(), imgList, isAnonymous },
      {
        onSuccess: () => {
          draft.forget();
          notify(t('review.thanks'));
          void navigate(pageOf(orderId), { replace: true });
        },
        onError: (error) => {
          notify(errorText(error, t));
        },
      },
    );
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
      <section className="card" aria-labelledby="review-deal">
        <h2 className="card__title" id="review-deal">
          {productList[0]?.productName}
        </h2>
        <Stars
          label={t('review.overall')}
          value={written.score}
          size={36}
          onScore={(score) => change({ score })}
        />
      </section>
      <ReviewWords words={WORDS} form={written} change={change} changePhotos={changePhotos} />
      <div className="dock">
        <Button isBlock isBusy={add.isPending} onPress={handleSend}>
          {t('review.send')}
        </Button>
        {isTried && written.score === null && (
          <p className="review-why">{t('rating.no.noOverall')}</p>
        )}
      </div>
    </div>
  );
};

/** Reviewed already, not used yet, or used too long ago. */
const NotNow = ({ orderId }: { orderId: string }) => {
  const t = useT();
  return (
    <StateView title={t('review.notNow')} text={t('review.notNowText')}>
      <Link className="button-link" to={pageOf(orderId)}>
        {t('reimburse.toOrder')}
      </Link>
    </StateView>
  );
};

/** Rates an order of a deal: a score, words, photos (decision GA10). */
export const GroupReview = ({ orderId }: { orderId: string }) => {
  const query = useQuery({ ...orderQuery(groupOrders, orderId), refetchOnWindowFocus: false });
  return (
    <OrderGate
      orderId={orderId}
      query={query}
      listPath={consumerRoutes.groupOrders.path}
      skeleton={<OrderListSkeleton />}
    >
      {(order) =>
        order.actions.includes('COMMENT') ? (
          <Form key={orderId} order={order} />
        ) : (
          <NotNow orderId={orderId} />
        )
      }
    </OrderGate>
  );
};
