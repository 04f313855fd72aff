import { useState, type ComponentType } from 'react';
import { distance } from '#shared/format/distance.ts';
import { minuteText } from '#shared/format/date.ts';
import { pictureUrl } from '../../../../lib/api/api.ts';
import { useT, type T } from '../../../../lib/i18n.ts';
import { loadPart } from '../../../../lib/navigation/part.ts';
import { screenOf } from '../../../../lib/navigation/screen-of.ts';
import { notify } from '../../../../lib/notice.ts';
import { useRequireSignIn } from '../../../../lib/session/use-sign-in.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, Facts } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { PhoneLink } from '../../../../ui/phone-link.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import type { StorePage } from '../model.ts';
import { money } from '../../../../domain/cart/cart-words.ts';
import { DeliveryCard } from './delivery-card.tsx';
import { Link } from '../../../../ui/link.tsx';

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

const Place = ({ store }: { store: StorePage }) => {
  const t = useT();
  return (
    <div className="profile__place">
      <Icon name="pin" size={20} />
      <p className="profile__address">
        <span>{store.address}</span>
        <span className="profile__far num">{distance(store.distance)}</span>
      </p>
      {screenOf(MAP) !== null && (
        <Link className="profile__link" to={`${MAP}?id=${encodeURIComponent(store.id)}`}>
          {t('shop.map')}
        </Link>
      )}
      {store.phone !== '' && (
        <PhoneLink className="icon-button" phone={store.phone} aria-label={t('shop.call')}>
          <Icon name="phone" />
        </PhoneLink>
      )}
    </div>
  );
};

type Report = ComponentType<{ storeId: string; onClose: () => void }>;

/** Opens the sheet of a report, which is fetched when it is first wanted. */
const ReportButton = ({ storeId }: { storeId: string }) => {
  const t = useT();
  const requireSignIn = useRequireSignIn();
  const [Sheet, setSheet] = useState<Report | null>(null);
  const open = async (): Promise<void> => {
    try {
      const { ReportSheet } = await loadPart(() => import('./report-sheet.tsx'));
      setSheet(() => ReportSheet);
    } catch {
      notify(t('error.network'));
    }
  };
  return (
    <div className="profile__report">
      <Button
        tone="quiet"
        size="small"
        onPress={() => {
          if (requireSignIn()) void open();
        }}
      >
        {t('shop.report')}
      </Button>
      {Sheet !== null && <Sheet storeId={storeId} onClose={() => setSheet(null)} />}
    </div>
  );
};

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
        <Place store={store} />
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
      <ReportButton storeId={store.id} />
    </div>
  );
};
