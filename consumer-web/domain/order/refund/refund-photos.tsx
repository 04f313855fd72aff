import { MOST_PHOTOS } from '#shared/order/refund/refund-form.ts';
import { useT } from '../../../lib/i18n.ts';
import { PhotoPicker, type ChangePhotos, type Photo } from '../../photos/photo-picker.tsx';

type Props = { isNeeded: boolean; photos: readonly Photo[]; onPhotos: ChangePhotos };

/** Photos as evidence; some reasons need one (decision E6). */
export const RefundPhotos = ({ isNeeded, photos, onPhotos }: Props) => {
  const t = useT();
  return (
    <section className="card" aria-label={t('reimburse.photos')}>
      <h2 className="card__title">{t('reimburse.photos')}</h2>
      <p className="rf-note">
        {isNeeded ? `${t('reimburse.photosNeeded')} · ` : ''}
        {t('reimburse.photosText', { count: MOST_PHOTOS })}
      </p>
      <PhotoPicker purpose="refund" photos={photos} onPhotos={onPhotos} />
    </section>
  );
};
