import { Suspense, useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { usePlace } from '../../../lib/place.ts';
import { Icon } from '../../../ui/icons.tsx';
import { later } from '../later.ts';

const PlaceSheet = later(async () => (await import('./place-sheet.tsx')).PlaceSheet);

/** Where everything on this screen would be brought; opens the choice of another place. */
export const PlaceButton = () => {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { status, spot, isLocating } = usePlace();
  const known = spot.title || spot.address;
  const text = isLocating ? t('home.placeLocating') : known !== '' ? known : t(status === 1 ? 'home.placeLocated' : status === 2 ? 'home.placeDefault' : 'home.placeUnknown');
  return (
    <>
      <button type="button" className="plain front__place" aria-haspopup="dialog" data-testid="place" onClick={() => { setIsOpen(true); }}>
        <Icon name="pin" size={18} />
        <span className="unseen">{t('home.place')}</span>
        <span className="front__place-text">{text}</span>
        <svg viewBox="0 0 24 24" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true"><path d="M6 9l6 6 6-6" /></svg>
      </button>
      {isOpen && <Suspense><PlaceSheet onClose={() => { setIsOpen(false); }} /></Suspense>}
    </>
  );
};
