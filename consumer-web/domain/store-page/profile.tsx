import './profile.css';
import { pictureUrl } from '../../lib/api/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Card, Facts } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { StorePage } from '../cart/cart-shop.ts';
import { shopOf } from '../shop.ts';
import { specialRows, weekRows } from './hours-words.ts';
import { ReportButton } from './report-button.tsx';
import { StorePlace } from './store-place.tsx';
import { reportStore } from './store-api.ts';
import { money } from '../cart/cart-words.ts';
import { DeliveryCard } from './delivery-card.tsx';

/** Who the store is: notice, hours, address, and the report of a violation. */
export const Profile = ({ store, kind }: { store: StorePage; kind: StoreKind }) => {
  const t = useT();
  const special = specialRows(store.businessHours, t);
  const rows: (readonly [string, string])[] = [
    ...weekRows(store.businessHours, t),
    [t('shop.cuisine'), store.cuisine],
    ...(store.perCapita === null ? [] : [[t('shop.perCapita'), money(store.perCapita)] as const]),
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
          mapPath={shopOf({ kind, storeId: store.id }).routes.map}
        />
      </section>
      <section className="card">
        <Facts rows={rows} />
      </section>
      {special.length > 0 && (
        <Card title={t('shop.hoursSpecial')}>
          <Facts rows={special} />
        </Card>
      )}
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
      <ReportButton onSend={(report) => reportStore(store.id, report)} />
    </div>
  );
};
