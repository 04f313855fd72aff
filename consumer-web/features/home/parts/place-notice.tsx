import { useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { locate, usePlace } from '../../../lib/place.ts';
import { Icon } from '../../../ui/icons.tsx';

/** Says that the device could not be found and offers to try again; it lies over the screen, so that nothing moves. Another place is chosen above. */
export const PlaceNotice = () => {
  const t = useT();
  const { failure, isLocating } = usePlace();
  const [isClosed, setIsClosed] = useState(false);
  if (failure === null || isClosed) return null;
  return (
    <div className="place-notice" role="status" data-testid="place-notice">
      <span>{t(`location.${failure}`)}</span>
      <button type="button" className="plain place-notice__go" disabled={isLocating} onClick={() => void locate()}>{t('common.retry')}</button>
      <button type="button" className="icon-button" aria-label={t('common.close')} onClick={() => { setIsClosed(true); }}><Icon name="close" size={18} /></button>
    </div>
  );
};
