import { useSyncExternalStore, type ReactNode } from 'react';
import type { DriverRun } from '#shared/contract/consumer/driver-run.ts';
import { Button } from '../ui/button.tsx';
import { StopCard } from './stop-card.tsx';
import { usePlace } from './use-place.ts';
import { useRun } from './use-run.ts';
import { switchLanguage, useT } from './words.ts';

const onLine = (listener: () => void): (() => void) => {
  for (const name of ['online', 'offline']) window.addEventListener(name, listener);
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, listener);
  };
};

const Sentence = ({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) => (
  <section className="run-sentence" role="status">
    <h1>{title}</h1>
    {text !== undefined && <p>{text}</p>}
    {children}
  </section>
);

type StopsProps = { token: string; run: DriverRun; onRun: (run: DriverRun) => void };

/** The doors that are ahead, in the order in which the store chose them, then those behind. */
const Stops = ({ token, run, onRun }: StopsProps) => {
  const t = useT();
  const isPlaceOn = usePlace(token, !run.isOver);
  const numbered = run.stops.map((stop, index) => ({ stop, place: index + 1 }));
  const ahead = numbered.filter(({ stop }) => stop.endedAs === null);
  const behind = numbered.filter(({ stop }) => stop.endedAs !== null);
  return (
    <>
      {run.isOver ? (
        <Sentence title={t('driver.over')} text={t('driver.overText')} />
      ) : (
        <section className="run-head">
          <h1>{t('driver.hello', { name: run.driverName })}</h1>
          <p className="num">
            {[run.storeName, t('driver.left', { count: ahead.length })].join(' · ')}
          </p>
          <p className="run-head__place">{t(isPlaceOn ? 'driver.placeOn' : 'driver.placeOff')}</p>
        </section>
      )}
      <ol className="run-stops">
        {[...ahead, ...behind].map(({ stop, place }) => (
          <StopCard
            key={stop.orderId}
            token={token}
            stop={stop}
            place={place}
            storePhone={run.storePhone}
            onRun={onRun}
          />
        ))}
      </ol>
    </>
  );
};

const Loading = () => {
  const t = useT();
  return (
    <div className="page__skeletons" role="status" aria-label={t('driver.loading')}>
      <span className="skeleton" style={{ height: '3rem' }} />
      <span className="skeleton" style={{ height: '14rem' }} />
      <span className="skeleton" style={{ height: '14rem' }} />
    </div>
  );
};

/** The page of a store's own driver (decision DA16): what they bring, to whom, and that they did. */
export const RunPage = ({ token }: { token: string }) => {
  const t = useT();
  const { run, error, onReload, onRun } = useRun(token);
  const isOnline = useSyncExternalStore(onLine, () => navigator.onLine);
  return (
    <main className="column run-page">
      <div className="run-bar">
        <Button tone="quiet" size="small" onPress={() => switchLanguage()}>
          {t('driver.language')}
        </Button>
      </div>
      {!isOnline && (
        <p className="run-note" role="alert">
          {t('driver.offline')}
        </p>
      )}
      {run !== null && <Stops token={token} run={run} onRun={onRun} />}
      {run === null && error === null && <Loading />}
      {run === null && error?.kind === 'business' && (
        <Sentence title={t('driver.none')} text={t('driver.noneText')} />
      )}
      {run === null && error !== null && error.kind !== 'business' && (
        <Sentence title={t('driver.failed')}>
          <Button onPress={onReload}>{t('driver.retry')}</Button>
        </Sentence>
      )}
    </main>
  );
};
