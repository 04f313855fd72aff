import './address.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { FoundPlace, SavedAddress } from '#shared/contract/consumer/address.ts';
import { MAP_CITY } from '#shared/geo/location.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href, internalPath } from '#shared/routes/define.ts';
import { useT, type T } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { locateOnce, pinPlace, usePlace, type Spot } from '../../domain/place/place.ts';
import { useSession } from '../../lib/session/session.ts';
import { useRequireSignIn } from '../../lib/session/use-sign-in.ts';
import { Icon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { AddressSkeleton } from './parts/address-skeleton.tsx';
import { AddressLines } from './parts/address-lines.tsx';
import { PlaceList } from './parts/place-list.tsx';
import { PresentPlace } from './parts/present-place.tsx';
import { marketAddressesQuery } from './queries.ts';
import { Link } from '../../ui/link.tsx';

type Reached = { storeCount: number; marketCount: number };

/** How many stores and supermarkets bring something to an address (decision P32). */
const reachWords = ({ storeCount, marketCount }: Reached, t: T): string =>
  [
    ...(storeCount > 0 ? [t('address.stores', { count: storeCount })] : []),
    ...(marketCount > 0 ? [t('address.markets', { count: marketCount })] : []),
  ].join(' · ') || t('address.noStores');

const SavedPlaces = ({ onChoose }: { onChoose: (address: SavedAddress) => void }) => {
  const t = useT();
  const chosenId = usePlace((state) => state.spot.addressId);
  const { data, isError } = useQuery(marketAddressesQuery());
  // a list that cannot be loaded is left out: the place can be chosen without it (spec 001 §8)
  if (isError || data?.length === 0) return null;
  return (
    <section aria-label={t('address.mine')}>
      <h2 className="plist__title">{t('address.mine')}</h2>
      {!data && <AddressSkeleton count={2} />}
      <ul className="address__list">
        {data?.map((address) => (
          <li key={address.id} className="card address__card">
            <button
              type="button"
              className="address__choose"
              aria-pressed={address.id === chosenId}
              onClick={() => onChoose(address)}
              data-testid="saved-place"
            >
              <span className="address__body">
                <AddressLines address={address} />
                <span className={address.isInRange ? 'address__away num' : 'address__why'}>
                  {reachWords(address, t)}
                </span>
              </span>
              <Icon name={address.id === chosenId ? 'check' : 'next'} size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const SignInRow = () => {
  const t = useT();
  const requireSignIn = useRequireSignIn();
  return (
    <p className="here__signin">
      {t('address.signIn')}
      <button type="button" className="plain" onClick={() => requireSignIn()}>
        {t('address.signInGo')}
      </button>
    </p>
  );
};

/** Where am I: the place that home's stores are looked for around. */
export const DeliveryAddressScreen = () => {
  const t = useT();
  const navigate = useNavigate();
  const rp = internalPath(useSearchParams()[0].get('rp')) ?? '/';
  const isSignedIn = useSession((state) => state.member !== null);
  const { lat, lon } = usePlace((state) => state.spot);
  useEffect(() => {
    void locateOnce();
  }, []);
  const handleLeave = (): void => {
    void navigate(rp, { replace: true });
  };
  const take = (spot: Spot): void => {
    pinPlace(spot);
    notify(t('address.chosen', { place: spot.title }));
    handleLeave();
  };
  const handleTakePlace = ({ point, title, address, city }: FoundPlace): void => {
    take({ ...point, title, address, city, addressId: '' });
  };
  const handleTakeSaved = ({ id, mapAddress, detail, lat: at, lon: on }: SavedAddress): void => {
    take({ lat: at, lon: on, title: mapAddress, address: detail, city: MAP_CITY, addressId: id });
  };
  return (
    <Page title={t('title.deliveryAddress')}>
      <Link className="psearch psearch--link" to={href(consumerRoutes.addressSearch, { rp })}>
        <Icon name="search" />
        <span>{t('address.search.placeholder')}</span>
      </Link>
      <PresentPlace onUse={handleLeave} />
      {isSignedIn ? <SavedPlaces onChoose={handleTakeSaved} /> : <SignInRow />}
      <PlaceList keyword="" near={{ lat, lon }} chosenId={null} onChoose={handleTakePlace} />
    </Page>
  );
};
