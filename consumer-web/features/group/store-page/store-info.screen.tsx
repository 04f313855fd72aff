import './store-page.css';
import { useSearchParams } from 'react-router-dom';
import { shortPrice } from '#shared/format/money.ts';
import { hourWords } from '#shared/group/use-time-words.ts';
import { macauParts } from '#shared/kernel/time.ts';
import { ReportButton } from '../../../domain/store-page/report-button.tsx';
import { StorePlace } from '../../../domain/store-page/store-place.tsx';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT, type T } from '../../../lib/i18n.ts';
import { Card, Facts } from '../../../ui/card.tsx';
import { TownMap } from '../../../ui/map.tsx';
import { Page } from '../../../ui/page.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { api } from './api.ts';
import type { StoreInfo } from './model.ts';
import { StoreMissing } from './parts/store-missing.tsx';
import { useKnownDistance, useStorePage } from './use-store-page.ts';
import { openWords } from './words.ts';

const MINUTE_MS = 60_000;
/** Monday first, as people here read a week. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

/** The hours of one day: closed, around the clock, or its spans. */
const dayHours = (spans: StoreInfo['hours'][number], t: T): string => {
  if (spans.length === 0) return t('groupStore.hoursClosed');
  return spans.some(({ fromMinute, toMinute }) => fromMinute === toMinute)
    ? t('shop.hoursAll')
    : hourWords(spans, t);
};

/** Opening hours day by day, today's marked. */
const Hours = ({ info }: { info: StoreInfo }) => {
  const t = useT();
  const now = useNow(MINUTE_MS);
  const today = macauParts(now).weekday;
  return (
    <Card title={t('shop.hours')}>
      <p className="ginfo__open">{openWords(info, now, t)}</p>
      {info.hours.length > 0 && (
        <Facts
          rows={WEEK.map((day) => [
            t(`deal.weekday.${day}`),
            <span key={day} className={day === today ? 'ginfo__today num' : 'num'}>
              {dayHours(info.hours[day] ?? [], t)}
              {day === today && ` · ${t('groupStore.today')}`}
            </span>,
          ])}
        />
      )}
    </Card>
  );
};

const Where = ({ info }: { info: StoreInfo }) => {
  const t = useT();
  return (
    <section className="card ginfo__where" aria-labelledby="ginfo-name">
      <TownMap
        height="11rem"
        center={info.location}
        markers={[{ id: 'store', kind: 'store', point: info.location, name: info.storeName }]}
        name={t('groupStore.map')}
        description={t('groupStore.mapText', { name: info.storeName, address: info.address })}
        isStill
      />
      <h2 className="card__title" id="ginfo-name">
        {info.storeName}
      </h2>
      <StorePlace address={info.address} distance={useKnownDistance(info.distance)} phones={[]} />
    </section>
  );
};

const Phones = ({ phones }: { phones: readonly string[] }) => (
  <span className="ginfo__phones">
    {phones.map((phone) => (
      <PhoneLink key={phone} className="ginfo__phone num" phone={phone}>
        {`+853 ${phone}`}
      </PhoneLink>
    ))}
  </span>
);

const About = ({ info: { phones, classifyName, perCapita } }: { info: StoreInfo }) => {
  const t = useT();
  const rows = [
    ...(phones.length > 0
      ? [[t('groupStore.phone'), <Phones key="phones" phones={phones} />] as const]
      : []),
    ...(classifyName === '' ? [] : [[t('groupStore.classify'), classifyName] as const]),
    ...(perCapita === null ? [] : [[t('shop.perCapita'), shortPrice(perCapita)] as const]),
  ];
  return (
    rows.length > 0 && (
      <section className="card">
        <Facts rows={rows} />
      </section>
    )
  );
};

const Facilities = ({ info }: { info: StoreInfo }) => {
  const t = useT();
  return (
    <Card title={t('groupStore.facilities')}>
      <ul className="ginfo__facilities">
        {info.facilities.map((facility) => (
          <li key={facility} className="tag tag--quiet">
            {t(`groupStore.facility.${facility}`)}
          </li>
        ))}
      </ul>
    </Card>
  );
};

/** Hours, place, telephones and facilities of a store of deals, and the report of a violation. */
export const StoreInfoScreen = () => {
  const t = useT();
  const id = useSearchParams()[0].get('id') ?? '';
  const query = useStorePage(id);
  const info = query.data?.storeInfo;
  return (
    <Page title={t('title.groupStoreInfo')}>
      {info ? (
        <>
          <Where info={info} />
          <Hours info={info} />
          <About info={info} />
          {info.facilities.length > 0 && <Facilities info={info} />}
          <div className="ginfo__report">
            <ReportButton
              onSend={(report) => api.groupStoreReport({ storeId: info.id, ...report })}
            />
          </div>
        </>
      ) : (
        <StoreMissing id={id} query={query} skeleton={<Skeletons heights={[240, 260, 110]} />} />
      )}
    </Page>
  );
};
