import { useShopT, type ShopWords } from '../shop-words.ts';
import { PhotoPicker, type ChangePhotos, type Photo } from '../photos/photo-picker.tsx';

const MOST_WORDS = 500;

type Written = { remark: string; photos: readonly Photo[]; isAnonymous: boolean };
type Props = {
  words?: ShopWords;
  form: Written;
  change: (part: Partial<Pick<Written, 'remark' | 'isAnonymous'>>) => void;
  changePhotos: ChangePhotos;
};

/** The words, the photos and the name of a review. */
export const ReviewWords = ({ words = {}, form, change, changePhotos }: Props) => {
  const t = useShopT({ words });
  return (
    <section className="card">
      <label className="card__title review-label" htmlFor="review-text">
        {t('review.words')}
      </label>
      <textarea
        id="review-text"
        className="review-text"
        rows={4}
        maxLength={MOST_WORDS}
        value={form.remark}
        placeholder={t('review.wordsPlace')}
        onChange={(event) => change({ remark: event.target.value })}
      />
      <PhotoPicker
        purpose="comment"
        photos={form.photos}
        onPhotos={(photos) => changePhotos(photos)}
      />
      <label className="review-anonymous">
        <input
          type="checkbox"
          checked={form.isAnonymous}
          onChange={(event) => change({ isAnonymous: event.target.checked })}
        />
        <span>{t('review.anonymous')}</span>
      </label>
    </section>
  );
};
