import { pictureUrl } from '../../lib/api/api.ts';
import { useT } from '../../lib/i18n.ts';

/** Photos that were sent. */
export const PhotoRow = ({ photos }: { photos: readonly string[] }) => {
  const t = useT();
  return (
    <div className="photos">
      {photos.map((url, index) => (
        <div key={url} className="photos__one">
          <img
            src={pictureUrl(url)}
            alt={t('reimburse.photoAlt', { count: index + 1 })}
            width={72}
            height={72}
          />
        </div>
      ))}
    </div>
  );
};
