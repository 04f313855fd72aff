import { useT } from '../../../lib/i18n.ts';
import { locate, usePlace } from '../../../lib/place.ts';

/** Says that the device could not be found, what is shown in its place, and offers to try again. */
export const PlaceNotice = () => {
  const t = useT();
  const { failure, isLocating } = usePlace();
  if (failure === null) return null;
  return (
    <div className="place-notice" role="status">
      <span>{t(`location.${failure}`)}</span>
      <button type="button" className="plain place-notice__go" disabled={isLocating} onClick={() => void locate()}>{t('common.retry')}</button>
    </div>
  );
};
