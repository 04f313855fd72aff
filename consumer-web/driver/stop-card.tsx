import { useEffect, useState } from 'react';
import type { DriverRun } from '#shared/contract/consumer/driver-run.ts';
import { timeText } from '#shared/format/date.ts';
import { dialNumber } from '#shared/format/dial-number.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { NOT_MET } from '#shared/order/desk/desk-stage.ts';
import { Icon } from '../ui/icons.tsx';
import { serverNow } from './api.ts';
import { StopActs } from './stop-acts.tsx';
import { useStopAct } from './use-run.ts';
import { useT } from './words.ts';

type Stop = DriverRun['stops'][number];
type Contact = NonNullable<Stop['contact']>;

/** The server's time, to the second while a driver waits. */
const useNow = (): Instant => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
};

const mapLink = ({ lat, lon }: Contact): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`;

/** How long to wait at a door, and whom to ask afterwards. */
const Waiting = ({
  until,
  calls,
  storePhone,
}: {
  until: Instant;
  calls: number;
  storePhone: string;
}) => {
  const t = useT();
  const isOver = useNow() >= until && calls >= NOT_MET.calls;
  return (
    <div className="run-wait" role="status">
      <p className="num">
        {isOver
          ? t('driver.askStore')
          : `${t('driver.waiting', { time: timeText(until) })} · ${t('driver.calls', { count: calls })}`}
      </p>
      {isOver && storePhone !== '' && (
        <a className="button button--quiet" href={`tel:${dialNumber(storePhone)}`}>
          {t('driver.callStore')}
        </a>
      )}
    </div>
  );
};

const Reach = ({ contact, onCall }: { contact: Contact; onCall: () => void }) => {
  const t = useT();
  return (
    <div className="run-reach">
      <a
        className="button button--quiet"
        href={`tel:${dialNumber(contact.phone)}`}
        onClick={onCall}
      >
        <Icon name="phone" />
        {t('driver.call', { name: contact.name })}
      </a>
      <a className="button button--quiet" href={mapLink(contact)} target="_blank" rel="noreferrer">
        <Icon name="pin" />
        {t('driver.map')}
      </a>
    </div>
  );
};

type Props = {
  token: string;
  stop: Stop;
  place: number;
  storePhone: string;
  onRun: (run: DriverRun) => void;
};

/** One door: where it is, whom to ask for, and what became of it. */
export const StopCard = ({ token, stop, place, storePhone, onRun }: Props) => {
  const t = useT();
  const act = useStopAct({ token, orderId: stop.orderId }, onRun);
  const { contact, endedAs, waitsUntil } = stop;
  const title = t('driver.stop', { place, number: stop.number });
  if (endedAs !== null || contact === null)
    return (
      <li className="card run-stop run-stop--done" aria-label={title} data-testid="run-stop">
        <h2 className="card__title">{title}</h2>
        {endedAs !== null && (
          <span className={`tag ${endedAs === 'DELIVERED' ? 'tag--good' : 'tag--neutral'}`}>
            {t(`driver.end.${endedAs}`)}
          </span>
        )}
      </li>
    );
  return (
    <li className="card run-stop" aria-label={title} data-testid="run-stop">
      <div className="run-stop__head">
        <h2 className="card__title">{title}</h2>
        <span className="num">{t('driver.pieces', { count: stop.pieces })}</span>
      </div>
      <p className="run-stop__where">{contact.address}</p>
      {stop.remark !== '' && (
        <p className="run-stop__remark">
          <b>{t('driver.remark')}</b> {stop.remark}
        </p>
      )}
      {stop.hasAlcohol && <span className="tag tag--warn">{t('driver.alcohol')}</span>}
      <Reach
        contact={contact}
        onCall={() => {
          // a call from the door is noted
          if (waitsUntil !== null) void act.run({ act: 'notMet', hasCalled: true });
        }}
      />
      {waitsUntil !== null && (
        <Waiting until={waitsUntil} calls={stop.calls} storePhone={storePhone} />
      )}
      <StopActs act={act} isWaiting={waitsUntil !== null} />
    </li>
  );
};
