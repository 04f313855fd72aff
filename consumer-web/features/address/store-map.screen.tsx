import './address.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { distance } from '#shared/format/distance.ts';
import { host } from '../../lib/host/host.ts';
import { serverToDevice } from '../../lib/host/map-system.ts';
import { useT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { locate, usePlace } from '../../domain/place/place.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { TownMap, type MapMarker } from '../../ui/map.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { LocateFailure } from './parts/locate-failure.tsx';
import { placesQuery, storeQuery } from './queries.ts';

type Store = ReplyOf<Contract['takeoutStoreGet']>;
/** Metres a minute on foot, and how far one walks. */
const WALK = { perMinute: 75, mostMeters: 3000 };

const WayCard = ({ store, isKnown }: { store: Store; isKnown: boolean }) => {
  const t = useT();
  const { isLocating, failure } = usePlace();
  const handleCopy = async (): Promise<void> => {
    notify(
      t((await host.copyText(store.address)) ? 'common.copySuccess' : 'address.store.copyFailed'),
    );
  };
  const handleMap = async (): Promise<void> => {
    const { storeName: name, address, location } = store;
    host.showPlace({ ...(await serverToDevice(location)), name, address });
  };
  const walk =
    store.distance <= WALK.mostMeters
      ? t('address.store.walk', {
          minutes: Math.max(1, Math.round(store.distance / WALK.perMinute)),
        })
      : t('address.store.line');
  return (
    <div className="smap__card">
      <h2>{store.storeName}</h2>
      <p className="smap__address">{store.address}</p>
      {isKnown && (
        <p className="smap__away">
          <strong className="num">
            {t('address.store.away', { distance: distance(store.distance) })}
          </strong>{' '}
          <span>{walk}</span>
        </p>
      )}
      {!isKnown &&
        (failure === null ? (
          <p className="smap__away">{t('address.store.unknown')}</p>
        ) : (
          <LocateFailure failure={failure} canChoose={false} />
        ))}
      <div className="smap__actions">
        <Button size="small" tone="quiet" onPress={handleCopy}>
          {t('address.store.copy')}
        </Button>
        {host.hasOwnMap && (
          <Button size="small" tone="quiet" onPress={handleMap}>
            {t('address.store.openMap')}
          </Button>
        )}
        {!isKnown && (
          <Button size="small" isBusy={isLocating} onPress={() => locate()}>
            {t('address.locate')}
          </Button>
        )}
      </div>
    </div>
  );
};

/** The store on the map, and the guest when they are known. */
const StoreOnMap = ({ store }: { store: Store }) => {
  const t = useT();
  const { spot, status } = usePlace();
  const isKnown = status === 1;
  const around =
    useInfiniteQuery(placesQuery('', store.location)).data?.pages.flatMap(({ result }) => result) ??
    [];
  const me = { lat: spot.lat, lon: spot.lon };
  const markers: MapMarker[] = [
    { id: 'store', kind: 'store', point: store.location, name: store.storeName },
    ...(isKnown ? [{ id: 'me', kind: 'me' as const, point: me, name: t('address.store.me') }] : []),
  ];
  const description =
    t('address.map.store', { store: store.storeName, address: store.address }) +
    (isKnown ? ` ${t('address.map.away', { distance: distance(store.distance) })}` : '');
  return (
    <>
      <TownMap
        height="100%"
        fit={isKnown ? [store.location, me] : [store.location]}
        markers={markers}
        places={around.map(({ placeId, point, title }) => ({ id: placeId, point, name: title }))}
        lines={isKnown ? [{ id: 'way', tone: 'straight', points: [me, store.location] }] : []}
        name={t('address.map.name')}
        description={description}
      />
      <WayCard store={store} isKnown={isKnown} />
    </>
  );
};

const MapPage = ({ kind }: { kind: StoreKind }) => {
  const t = useT();
  const id = useSearchParams()[0].get('id') ?? '';
  const { spot } = usePlace();
  const {
    data,
    error,
    refetch: handleRetry,
    fetchStatus,
  } = useQuery({
    ...storeQuery({ kind, storeId: id }, spot),
    enabled: id !== '',
  });
  const isGone = id === '' || (isApiError(error) && error.isDefinite);
  return (
    <Page title={t('title.storeMap')} isBare>
      {data && (
        <div className="smap">
          <StoreOnMap store={data} />
        </div>
      )}
      {!data &&
        (isGone ? (
          <StateView title={t('address.store.missing')} text={t('address.order.noStoreText')} />
        ) : error || fetchStatus === 'paused' ? (
          <LoadFailed error={error} onRetry={handleRetry} />
        ) : (
          <div className="smap">
            <Skeleton height={2000} radius={0} />
          </div>
        ))}
    </Page>
  );
};

/** Where a store is, and how far that is. */
export const StoreMapScreen = () => <MapPage kind="takeout" />;
/** The same of a supermarket. */
export const MarketMapScreen = () => <MapPage kind="market" />;
