import { useQuery } from '@tanstack/react-query';
import { orderDeliveryType } from '#shared/codes/delivery-type.ts';
import { riderStatus, takeoutOrderStatus } from '#shared/codes/order-status.ts';
import { distance } from '#shared/format/distance.ts';
import { useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { TownMap, type MapLine, type MapMarker } from '../../../ui/map.tsx';
import type { Order, Rider } from '../model.ts';
import { riderQuery } from './queries.ts';
import { staleMinutes } from './rider-place.ts';
import { RiderRow } from './rider-row.tsx';
import type { StoreOrderKind } from '../store-orders.ts';

const HEIGHT = '14rem';

type Place = { lat: number; lon: number };
type Seen = { store: Place; home: Place; rider: Rider | null; stale: number | null };

const useMarks = ({
  store,
  home,
  rider,
  stale,
}: Seen): { markers: MapMarker[]; lines: MapLine[]; fit: Place[] } => {
  const t = useT();
  const still: MapMarker[] = [
    { id: 'store', kind: 'store', point: store, name: t('orders.mapStore') },
    { id: 'home', kind: 'home', point: home, name: t('orders.mapHome') },
  ];
  if (rider === null)
    return {
      markers: still,
      lines: [{ id: 'way', tone: 'straight', points: [store, home] }],
      fit: [store, home],
    };
  const point = { lat: rider.lat, lon: rider.lon };
  const badge = stale === null ? undefined : t('orders.riderStale', { minutes: stale });
  return {
    markers: [...still, { id: 'rider', kind: 'rider', point, badge, isStale: stale !== null }],
    lines: [{ id: 'way', tone: 'way', points: [point, ...rider.path] }],
    fit: rider.riderStatus < 4 ? [point, store, home] : [point, home],
  };
};

/**
 * Where the food is: store, rider and door on the map, while an order is being delivered (decision
 * F8).
 */
export const OrderMap = ({ kind, order }: { kind: StoreOrderKind; order: Order }) => {
  const t = useT();
  const now = useNow(5000);
  const { selectedAddress: home, storeInfo: store, tradeId } = order;
  const way = orderDeliveryType.nameOf(order.deliveryType);
  // a driver of the store, who sets out when the bag does
  const isOwn = way === 'store' && order.driver !== null;
  const isRiding =
    takeoutOrderStatus.nameOf(order.orderStatus) === 'onTheWay' &&
    (way === 'rider' || way === 'riderToo' || isOwn);
  const { data, isError } = useQuery({
    ...riderQuery(kind, tradeId, isOwn ? riderStatus.codes.delivering : order.riderStatus),
    enabled: isRiding,
  });
  const rider = (isRiding ? data?.rider : null) ?? null;
  const stale = rider === null ? null : staleMinutes(rider.at, now);
  const marks = useMarks({ store, home: home ?? store, rider, stale });
  if (home === null || !kind.display(order).active) return null;
  return (
    <section
      className="card ord-map"
      aria-label={t('orders.map')}
      data-testid="order-map"
      data-stale={stale !== null}
    >
      <TownMap
        height={HEIGHT}
        name={t('orders.map')}
        description={
          rider === null
            ? t('orders.mapWaiting')
            : t('orders.mapText', { name: rider.riderName, distance: distance(rider.distance) })
        }
        markers={marks.markers}
        lines={marks.lines}
        fit={marks.fit}
        isStill={rider === null}
      />
      {rider !== null && <RiderRow rider={rider} stale={stale} now={now} />}
      {isError && rider === null && <p className="ord-map__note">{t('orders.riderLost')}</p>}
    </section>
  );
};
