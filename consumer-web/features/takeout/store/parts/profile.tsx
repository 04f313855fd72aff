import { minuteText } from '#shared/format/date.ts';
import { pictureUrl } from '../../../../lib/api/api.ts';
import { useT, type T } from '../../../../lib/i18n.ts';
import { screenOf } from '../../../../lib/navigation/screen-of.ts';
import { Card, Facts } from '../../../../ui/card.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import type { StorePage } from '../model.ts';
import { ReportButton } from '../../../../domain/store-page/report-button.tsx';
import { StorePlace } from '../../../../domain/store-page/store-place.tsx';
import { api } from '../api.ts';
import { money } from '../../../../domain/cart/cart-words.ts';
import { DeliveryCard } from './delivery-card.tsx';

const hoursWords = ({ businessHours: { hours } }: StorePage, t: T): string =>
  hours.some(({ fromMinute, toMinute }) => fromMinute === toMinute)
    ? t('shop.hoursAll')
    : hours
        .map(({ fromMinute, toMinute }) => `${minuteText(fromMinute)} – ${minuteText(toMinute)}`)
        .join(t('shop.comma'));

const daysWords = ({ businessHours: { weekdays } }: StorePage, t: T): string =>
  weekdays.length === 0 || weekdays.length === 7
    ? t('shop.hoursDaily')
    : weekdays
        .map((day) => t(`shop.weekday.${day as 0 | 1 | 2 | 3 | 4 | 5 | 6}`))
        .join(t('shop.comma'));

const MAP = '/storeMap';

/** Who the store is: notice, hours, address, and the report of a violation. */
export const Profile = ({ store }: { store: StorePage }) => {
  const t = useT();
  const rows: (readonly [string, string])[] = [
    [t('shop.hours'), hoursWords(store, t)],
    [t('shop.hoursDays'), daysWords(store, t)],
    [t('shop.cuisine'), store.cuisine],
    [t('shop.perCapita'), money(store.perCapita)],
    ...(store.licence === '' ? [] : [[t('shop.licence'), store.licence] as const]),
  ];
  return (
    <div className="profile">
      {store.announcement !== '' && (
        <Card title={t('shop.notice')}>
          <p className="profile__notice">{store.announcement}</p>
        </Card>
      )}
      <section className="card">
        <StorePlace
          address={store.address}
          distance={store.distance}
          phones={store.phone === '' ? [] : [store.phone]}
          mapPath={screenOf(MAP) === null ? null : `${MAP}?id=${encodeURIComponent(store.id)}`}
        />
      </section>
      <section className="card">
        <Facts rows={rows} />
      </section>
      {store.delivery && <DeliveryCard storeId={store.id} />}
      {store.pictures.length > 0 && (
        <Card title={t('shop.pictures')}>
          <ul className="profile__pictures">
            {[...new Set(store.pictures)].map((picture) => (
              <li key={picture}>
                <Picture src={pictureUrl(picture)} alt="" ratio={1.25} width={200} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <ReportButton onSend={(report) => api.takeoutStoreReport({ storeId: store.id, ...report })} />
    </div>
  );
};
