import './place.css';
import { Suspense, useEffect, useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { announce } from '../../lib/notice.ts';
import { usePlace } from './place.ts';
import { Icon, iconSize } from '../../ui/icons.tsx';
import { later } from '../store/later.ts';

const PlaceSheet = later(async () => (await import('./place-sheet.tsx')).PlaceSheet);

type Props = {
  /** What the place is for: where things are brought to, or what is near. */
  label: string;
  /** The heading of the choice of another place. */
  title: string;
};

/** The place that this screen is about, and whether it is a guess because the device was not found; opens the choice of another. */
export const PlaceButton = ({ label, title }: Props) => {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { status, spot, isLocating, failure } = usePlace();
  const isLost = failure !== null && !isLocating;
  const known = spot.title || spot.address;
  const text = isLocating
    ? t('home.placeLocating')
    : known !== ''
      ? known
      : t(
          status === 1
            ? 'home.placeLocated'
            : status === 2
              ? 'home.placeDefault'
              : 'home.placeUnknown',
        );
  useEffect(() => {
    if (isLost) announce(t('home.placeLost'));
  }, [isLost, t]);
  return (
    <>
      <button
        type="button"
        className="plain place-button"
        aria-haspopup="dialog"
        data-testid="place"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="pin" size={18} />
        <span className="place-button__where">
          <small className={isLost ? 'place-button__lost' : undefined} data-testid="place-said">
            {isLost ? t('home.placeLost') : label}
          </small>
          <span>{text}</span>
        </span>
        <svg
          className="icon"
          style={iconSize(14)}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M6 9l6 6 6-6" />
        </svg>
      </button>
      {isOpen && (
        <Suspense>
          <PlaceSheet title={title} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
