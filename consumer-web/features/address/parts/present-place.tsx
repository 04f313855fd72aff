import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { describePlace, locate, usePlace } from '../../../domain/place/place.ts';
import { useT } from '../../../lib/i18n.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { namedQuery } from '../queries.ts';
import { LocateFailure } from './locate-failure.tsx';

/** Puts a name to the point that the device found. */
const useName = () => {
  const { spot, status, isPinned } = usePlace();
  const isFound = status === 1;
  const { data } = useQuery({ ...namedQuery(spot), enabled: isFound && !isPinned });
  useEffect(() => {
    if (data?.ok && !isPinned)
      describePlace({
        title: data.place.desc === '' ? data.place.title : data.place.desc,
        address: data.place.address,
      });
  }, [data, isPinned]);
  return {
    title: isPinned
      ? spot.title
      : data?.ok
        ? data.place.desc === ''
          ? data.place.title
          : data.place.desc
        : '',
    address: isPinned ? spot.address : data?.ok ? data.place.address : '',
    refusal: isFound && !isPinned && data?.ok === false ? data.reason : null,
  };
};

/** The guest's present place, and the button to locate again. */
export const PresentPlace = ({ onUse }: { onUse: () => void }) => {
  const t = useT();
  const { isPinned, isLocating, failure, status } = usePlace();
  const { title, address, refusal } = useName();
  const wrong = failure ?? refusal;
  return (
    <section className="card here" aria-label={t(isPinned ? 'address.pinned' : 'address.here')}>
      <div className="here__head">
        <h2>{t(isPinned ? 'address.pinned' : 'address.here')}</h2>
        <Button size="small" tone="quiet" isBusy={isLocating} onPress={() => locate()}>
          {t('address.locate')}
        </Button>
      </div>
      {isLocating && (
        <div className="here__skeleton">
          <span className="unseen">{t('address.locating')}</span>
          <Skeleton width="60%" height={20} />
          <Skeleton width="40%" height={14} />
        </div>
      )}
      {!isLocating && wrong !== null && (
        <>
          <LocateFailure failure={wrong} />
          <p className="here__standin">{failure !== null && t('address.standIn')}</p>
        </>
      )}
      {!isLocating && wrong === null && status === 1 && (
        <button type="button" className="here__place" onClick={onUse} data-testid="here">
          <Icon name="pin" />
          <span className="prow__words">
            {title === '' ? <Skeleton width="60%" height={20} /> : <strong>{title}</strong>}
            <small>{address}</small>
          </span>
          <Icon name="next" size={18} />
        </button>
      )}
    </section>
  );
};
