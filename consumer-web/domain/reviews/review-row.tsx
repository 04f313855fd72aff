import './reviews.css';
import type { ReactNode } from 'react';
import type { Instant } from '#shared/kernel/time.ts';
import { dateText } from '#shared/format/date.ts';
import { pictureUrl } from '../../lib/api/api.ts';
import { useT } from '../../lib/i18n.ts';
import { useShopT, type ShopWords } from '../shop-words.ts';
import type { RowItem } from '../../ui/windowed-rows.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Glyph } from '../../ui/glyph.tsx';

const STARS = [1, 2, 3, 4, 5] as const;

/** Stars of a score, read out as one number. */
export const StarRow = ({ score, size = 14 }: { score: number; size?: number }) => {
  const t = useT();
  return (
    <span className="stars">
      <span className="unseen">{t('shop.reviewScore', { score })}</span>
      {STARS.map((star) => (
        <span key={star} className={star <= Math.round(score) ? 'stars__on' : 'stars__off'}>
          <Glyph name="star" size={size} isFull />
        </span>
      ))}
    </span>
  );
};

/** A review as all guests read it. */
type ShownReview = {
  nickname: string;
  createTime: Instant;
  overall: number;
  taste: number | null;
  packaging: number | null;
  remark: string;
  photos: readonly string[];
  products: readonly { productName: string }[];
  reply: { text: string; at: Instant } | null;
  /** The platform has hidden it from everybody but its writer. */ isHidden?: boolean;
};
/** `words`: those of its shop. `end`: what its writer may do with it. `item`: its place in a long list. */
type Props = { review: ShownReview; words?: ShopWords; end?: ReactNode; item?: RowItem };

/** What a guest wrote of an order. An empty `lang`: their own words are in any language. */
export const ReviewRow = ({ review: comment, words = {}, end, item }: Props) => {
  const t = useShopT({ words });
  return (
    <li className="comment" {...item}>
      <div className="comment__head">
        <span className="comment__name" lang="">
          {comment.nickname}
        </span>
        <span className="comment__day num">{dateText(comment.createTime)}</span>
      </div>
      <div className="comment__scores">
        <StarRow score={comment.overall} />
        {comment.taste !== null && <span>{t('shop.reviewTaste', { score: comment.taste })}</span>}
        {comment.packaging !== null && (
          <span>{t('shop.reviewPackaging', { score: comment.packaging })}</span>
        )}
      </div>
      {comment.remark !== '' && (
        <p className="comment__text" lang="">
          {comment.remark}
        </p>
      )}
      {comment.photos.length > 0 && (
        <ul className="comment__photos">
          {comment.photos.map((photo, index) => (
            <li key={photo}>
              <Picture
                src={pictureUrl(photo)}
                alt={t('shop.reviewPhoto', { index: index + 1 })}
                ratio={1}
                width={160}
              />
            </li>
          ))}
        </ul>
      )}
      {comment.products.length > 0 && (
        <p className="comment__dishes">
          {comment.products.map(({ productName }) => productName).join(' · ')}
        </p>
      )}
      {comment.reply !== null && (
        <div className="comment__reply">
          <p className="comment__reply-head">
            <b>{t('shop.reviewReply')}</b>
            <span className="num">{dateText(comment.reply.at)}</span>
          </p>
          <p lang="">{comment.reply.text}</p>
        </div>
      )}
      {comment.isHidden === true && <p className="comment__hidden">{t('shop.reviewHidden')}</p>}
      {end}
    </li>
  );
};
