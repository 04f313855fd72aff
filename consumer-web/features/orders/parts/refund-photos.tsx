import { useState, type ChangeEvent } from 'react';
import { needsPhoto, MOST_PHOTO_BYTES, MOST_PHOTOS } from '#shared/order/refund-form.ts';
import { pictureUrl } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { upload } from '../../../lib/platform.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { Photo } from '../use-refund-form.ts';

type Props = { reason: number | null; photos: readonly Photo[]; onPhotos: (photos: readonly Photo[]) => void };

/** Photos as evidence, kept by the server as soon as they are chosen (decision E6). */
export const RefundPhotos = ({ reason, photos, onPhotos }: Props) => {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  const add = async (files: readonly File[]): Promise<void> => {
    const small = files.filter(({ size }) => size <= MOST_PHOTO_BYTES).slice(0, MOST_PHOTOS - photos.length);
    if (files.some(({ size }) => size > MOST_PHOTO_BYTES)) notify(t('refund.form.photoTooBig', { size: '5 MB' }));
    setIsBusy(true);
    const kept = await Promise.all(small.map((file) => upload('refund', file).then((url) => ({ url, bytes: file.size }), () => null)));
    setIsBusy(false);
    if (kept.includes(null)) notify(t('reimburse.photoFailed'));
    onPhotos([...photos, ...kept.filter((photo) => photo !== null)]);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    void add([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  return (
    <section className="card" aria-label={t('reimburse.photos')}>
      <h2 className="card__title">{t('reimburse.photos')}</h2>
      <p className="rf-note">{needsPhoto(reason) ? `${t('reimburse.photosNeeded')} · ` : ''}{t('reimburse.photosText', { count: MOST_PHOTOS })}</p>
      <div className="rf-photos">
        {photos.map(({ url }, index) => (
          <div key={url} className="rf-photo">
            <img src={pictureUrl(url)} alt={t('reimburse.photoAlt', { count: index + 1 })} width={72} height={72} />
            <button type="button" className="rf-photo__off" aria-label={t('reimburse.removePhoto', { count: index + 1 })} onClick={() => { onPhotos(photos.filter((photo) => photo.url !== url)); }}><Icon name="close" size={14} /></button>
          </div>
        ))}
        {photos.length < MOST_PHOTOS && (
          <label className="rf-photo rf-photo--add" aria-busy={isBusy}>
            {isBusy ? <span className="spinner" /> : <Icon name="plus" size={22} />}
            <span className="unseen">{t('reimburse.addPhoto')}</span>
            <input type="file" accept="image/jpeg,image/png,image/webp" multiple className="unseen" disabled={isBusy} onChange={choose} data-testid="refund-photo" />
          </label>
        )}
      </div>
    </section>
  );
};
