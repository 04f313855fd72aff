import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ChangeEvent } from 'react';
import * as z from 'zod/mini';
import { MINUTE } from '#shared/kernel/time.ts';
import { MOST_PHOTO_BYTES, MOST_PHOTOS } from '#shared/order/refund/refund-form.ts';
import { pictureUrl } from '../../lib/api/api.ts';
import { useT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { shownAddresses, upload, type UploadPurpose } from '../../lib/platform.ts';
import { shrinkPhoto } from '../../lib/photo/shrink-photo.ts';
import { Icon } from '../../ui/icons.tsx';

/** A photo that the server keeps; `url` is its address there. */
export const photo = z.object({ url: z.string(), bytes: z.number() });
export type Photo = z.output<typeof photo>;
/** An updater, because an upload may end after other photos were removed. */
export type ChangePhotos = (change: (photos: readonly Photo[]) => readonly Photo[]) => void;
type Props = { purpose: UploadPurpose; photos: readonly Photo[]; onPhotos: ChangePhotos };

/** A photo that may be sent: as it is, else made smaller, else null. */
const sendable = async (file: File): Promise<Blob | null> => {
  const sent = file.size > MOST_PHOTO_BYTES ? await shrinkPhoto(file) : file;
  return sent !== null && sent.size <= MOST_PHOTO_BYTES ? sent : null;
};

/** Addresses in replies are good for a quarter of an hour. */
const SHOWN_MS = 10 * MINUTE;

/** Where chosen photos are shown: those of a refund are private, and ask for an address. */
const useShown = (purpose: UploadPurpose, photos: readonly Photo[]) => {
  const urls = photos.map(({ url }) => url);
  const { data } = useQuery({
    queryKey: ['shown-uploads', urls],
    queryFn: ({ signal }) => shownAddresses(urls, signal),
    enabled: purpose === 'refund' && urls.length > 0,
    staleTime: SHOWN_MS,
    gcTime: SHOWN_MS,
    placeholderData: keepPreviousData,
  });
  return (url: string): string | undefined => (purpose === 'refund' ? data?.get(url) : url);
};

type ChosenProps = { src: string | undefined; index: number; onRemove: () => void };

const ChosenPhoto = ({ src, index, onRemove }: ChosenProps) => {
  const t = useT();
  const alt = t('reimburse.photoAlt', { count: index + 1 });
  return (
    <div className="photos__one">
      {src === undefined ? (
        <span role="img" aria-label={alt}>
          {index + 1}
        </span>
      ) : (
        <img src={pictureUrl(src)} alt={alt} width={72} height={72} />
      )}
      <button
        type="button"
        className="photos__off"
        aria-label={t('reimburse.removePhoto', { count: index + 1 })}
        onClick={onRemove}
      >
        <Icon name="close" size={14} />
      </button>
    </div>
  );
};

/**
 * Photos, uploaded as soon as they are chosen (decision E6). One above 5 MB is shrunk first; one
 * that stays too big, is one too many or fails is left out with a notice.
 */
export const PhotoPicker = ({ purpose, photos, onPhotos }: Props) => {
  const t = useT();
  const shownAt = useShown(purpose, photos);
  const [isBusy, setIsBusy] = useState(false);
  const add = async (files: readonly File[]): Promise<void> => {
    setIsBusy(true);
    const small: Blob[] = [];
    // one after the other: several big photos at once exceed a phone's memory
    for (const file of files) {
      if (small.length >= MOST_PHOTOS - photos.length) {
        notify(t('refund.form.tooManyPhotos', { limit: MOST_PHOTOS }));
        break;
      }
      const sent = await sendable(file);
      if (sent === null) notify(t('refund.form.photoTooBig', { size: '5 MB' }));
      else small.push(sent);
    }
    const uploaded = await Promise.all(
      small.map((file) =>
        upload(purpose, file).then(
          (url) => ({ url, bytes: file.size }),
          () => null,
        ),
      ),
    );
    setIsBusy(false);
    if (uploaded.includes(null)) notify(t('reimburse.photoFailed'));
    onPhotos((before) => [...before, ...uploaded.filter((photo) => photo !== null)]);
  };
  const handleChoose = (event: ChangeEvent<HTMLInputElement>): void => {
    void add([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  return (
    <div className="photos">
      {photos.map(({ url }, index) => (
        <ChosenPhoto
          key={url}
          src={shownAt(url)}
          index={index}
          onRemove={() => onPhotos((before) => before.filter((photo) => photo.url !== url))}
        />
      ))}
      {photos.length < MOST_PHOTOS && (
        <label className="photos__one photos__one--add" aria-busy={isBusy}>
          {isBusy ? <span className="spinner" /> : <Icon name="plus" size={22} />}
          <span className="unseen">{t('reimburse.addPhoto')}</span>
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
            className="unseen"
            disabled={isBusy}
            onChange={handleChoose}
            data-testid="photo-file"
          />
        </label>
      )}
    </div>
  );
};
