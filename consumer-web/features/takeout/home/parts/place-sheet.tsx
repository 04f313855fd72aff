import { useNavigate } from 'react-router-dom';
import { MAP_CITY } from '#shared/geo/location.ts';
import { host } from '../../../../lib/host/host.ts';
import { useT } from '../../../../lib/i18n.ts';
import { notify } from '../../../../lib/notice.ts';
import { locate, pinFromClient, pinPlace, usePlace } from '../../../../domain/place/place.ts';
import { screenOf } from '../../../../lib/navigation/screen-of.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { QUICK_SPOTS, type QuickSpot } from '../quick-spots.ts';

const ADDRESS_SEARCH = '/addressSearch';
const SPOTS = Object.keys(QUICK_SPOTS) as QuickSpot[];

/** Where it shall go: the device's place, an address, or a place that everybody knows. */
export const PlaceSheet = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const navigate = useNavigate();
  const { failure, isLocating } = usePlace();
  const here = async (): Promise<void> => {
    await locate();
    if (usePlace.getState().failure === null) onClose();
  };
  const fromApp = async (): Promise<void> => {
    const picked = await (await host.client()).native?.pickAddress();
    if (!picked) return;
    if (await pinFromClient(picked)) onClose();
    else notify(t('home.placeAppFailed'));
  };
  const pin = (spot: QuickSpot): void => {
    pinPlace({
      ...QUICK_SPOTS[spot],
      title: t(`home.spot.${spot}`),
      address: t(`home.spot.${spot}`),
      city: MAP_CITY,
      addressId: '',
    });
    onClose();
  };
  return (
    <Sheet title={t('home.placeTitle')} onClose={onClose}>
      {failure !== null && (
        <p className="alert alert--calm" role="status">
          {t(`location.${failure}`)}
        </p>
      )}
      <button
        type="button"
        className="plain place__row"
        disabled={isLocating}
        onClick={() => void here()}
      >
        <Icon name="pin" />
        {t(isLocating ? 'home.placeLocating' : 'home.placeHere')}
      </button>
      {host.kind === 'app' && (
        <button
          type="button"
          className="plain place__row"
          onClick={() => {
            fromApp().catch(() => {
              notify(t('home.placeAppFailed'));
            });
          }}
        >
          <Icon name="home" />
          {t('home.placeApp')}
        </button>
      )}
      {screenOf(ADDRESS_SEARCH) !== null && (
        <button
          type="button"
          className="plain place__row"
          onClick={() => {
            onClose();
            void navigate(ADDRESS_SEARCH);
          }}
        >
          <Icon name="search" />
          {t('home.placeSearch')}
        </button>
      )}
      <h3 className="place__title">{t('home.placeQuick')}</h3>
      <div className="filters__row">
        {SPOTS.map((spot) => (
          <button
            key={spot}
            type="button"
            className="pill"
            onClick={() => {
              pin(spot);
            }}
          >
            {t(`home.spot.${spot}`)}
          </button>
        ))}
      </div>
    </Sheet>
  );
};
