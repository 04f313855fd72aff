import '../store/stores.css';
import './place.css';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAP_CITY } from '#shared/geo/location.ts';
import { host } from '../../lib/host/host.ts';
import { useT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { locate, pinFromClient, pinPlace, usePlace } from './place.ts';
import { screenOf } from '../../lib/navigation/screen-of.ts';
import { Icon } from '../../ui/icons.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { QUICK_SPOTS, type QuickSpot } from './quick-spots.ts';

const ADDRESS_SEARCH = '/addressSearch';
const SPOTS = Object.keys(QUICK_SPOTS) as QuickSpot[];

type Props = { onClose: () => void };
type RowProps = {
  icon: ComponentProps<typeof Icon>['name'];
  text: string;
  isDisabled?: boolean;
  onPress: () => void;
};

const Row = ({ icon, text, isDisabled = false, onPress }: RowProps) => (
  <button type="button" className="plain place__row" disabled={isDisabled} onClick={onPress}>
    <Icon name={icon} />
    {text}
  </button>
);

/** The device's own place. */
const HereRow = ({ onClose }: Props) => {
  const t = useT();
  const { isLocating } = usePlace();
  const here = async (): Promise<void> => {
    await locate();
    if (usePlace.getState().failure === null) onClose();
  };
  return (
    <Row
      icon="pin"
      text={t(isLocating ? 'home.placeLocating' : 'home.placeHere')}
      isDisabled={isLocating}
      onPress={() => void here()}
    />
  );
};

/** An address from the hosting app's own book. */
const AppRow = ({ onClose }: Props) => {
  const t = useT();
  const showFailure = (): void => {
    notify(t('home.placeAppFailed'));
  };
  const pick = async (): Promise<void> => {
    const picked = await (await host.client()).native?.pickAddress();
    if (!picked) return;
    if (await pinFromClient(picked)) onClose();
    else showFailure();
  };
  const handlePress = (): void => {
    pick().catch(showFailure);
  };
  return <Row icon="home" text={t('home.placeApp')} onPress={handlePress} />;
};

const SearchRow = ({ onClose }: Props) => {
  const t = useT();
  const navigate = useNavigate();
  const handlePress = (): void => {
    onClose();
    void navigate(ADDRESS_SEARCH);
  };
  return <Row icon="search" text={t('home.placeSearch')} onPress={handlePress} />;
};

/** Well-known places of the town. */
const QuickSpots = ({ onClose }: Props) => {
  const t = useT();
  const pin = (spot: QuickSpot): void => {
    const name = t(`home.spot.${spot}`);
    pinPlace({ ...QUICK_SPOTS[spot], title: name, address: name, city: MAP_CITY, addressId: '' });
    onClose();
  };
  return (
    <>
      <h3 className="place__title">{t('home.placeQuick')}</h3>
      <div className="filters__row">
        {SPOTS.map((spot) => (
          <button key={spot} type="button" className="pill" onClick={() => pin(spot)}>
            {t(`home.spot.${spot}`)}
          </button>
        ))}
      </div>
    </>
  );
};

/** Another place: the device's own, an address, or a well-known one. */
export const PlaceSheet = ({ title, onClose }: Props & { title: string }) => {
  const t = useT();
  const { failure } = usePlace();
  return (
    <Sheet title={title} onClose={onClose}>
      {failure !== null && (
        <p className="alert alert--calm" role="status">
          {t(`location.${failure}`)}
        </p>
      )}
      <HereRow onClose={onClose} />
      {host.kind === 'app' && <AppRow onClose={onClose} />}
      {screenOf(ADDRESS_SEARCH) !== null && <SearchRow onClose={onClose} />}
      <QuickSpots onClose={onClose} />
    </Sheet>
  );
};
