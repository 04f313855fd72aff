import { useInfiniteQuery } from '@tanstack/react-query';
import type { FoundPlace } from '#shared/contract/consumer/address.ts';
import { distance } from '#shared/format/distance.ts';
import type { Point } from '#shared/geo/distance.ts';
import { useT } from '../../../lib/i18n.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { placesQuery } from '../queries.ts';

const PlaceRow = ({
  place,
  isChosen,
  onChoose,
}: {
  place: FoundPlace;
  isChosen: boolean;
  onChoose: () => void;
}) => (
  <li>
    <button
      type="button"
      className="prow"
      aria-pressed={isChosen}
      onClick={onChoose}
      data-testid="place-row"
    >
      <Icon name={isChosen ? 'check' : 'pin'} size={18} />
      <span className="prow__words">
        <span className="prow__name">{place.title}</span>
        <small>{place.address}</small>
      </span>
      {place.distance !== null && (
        <small className="num prow__away">{distance(place.distance)}</small>
      )}
    </button>
  </li>
);

const RowSkeleton = () => (
  <div className="prow__skeleton" aria-hidden="true">
    {[60, 45, 70, 52].map((width) => (
      <div key={width} className="prow">
        <Skeleton width={18} height={18} radius={9} />
        <span className="prow__words">
          <Skeleton width={`${width}%`} height={16} />
          <Skeleton width="40%" height={12} />
        </span>
      </div>
    ))}
  </div>
);

type Props = {
  keyword: string;
  near: Point;
  chosenId: string | null;
  onChoose: (place: FoundPlace) => void;
};

/** Places by words, or those around a point. While others are searched for, the previous ones stay visible, but cannot be chosen. */
export const PlaceList = ({ keyword, near, chosenId, onChoose }: Props) => {
  const t = useT();
  const {
    data,
    error,
    refetch: handleRetry,
    hasNextPage,
    isFetchingNextPage,
    isPlaceholderData,
    fetchStatus,
    fetchNextPage: handleFetchNextPage,
  } = useInfiniteQuery(placesQuery(keyword, near));
  const places = data?.pages.flatMap(({ result }) => result) ?? [];
  const isUnrefreshed = error !== null || fetchStatus === 'paused';
  if (!data || (places.length === 0 && isUnrefreshed))
    return isUnrefreshed ? (
      keyword === '' ? (
        <p className="alert alert--calm" role="alert">
          {t('address.search.listFailed')}
        </p>
      ) : (
        <LoadFailed error={error} onRetry={handleRetry} />
      )
    ) : (
      <RowSkeleton />
    );
  if (places.length === 0)
    return (
      <div className="pnone">
        <p>{t('address.search.none', { keyword })}</p>
        <small>{t('address.search.noneText')}</small>
      </div>
    );
  return (
    <>
      <h2 className="plist__title">
        {t(keyword === '' ? 'address.search.around' : 'address.search.found')}
      </h2>
      <ul
        className={`plist${isPlaceholderData ? ' plist--old' : ''}`}
        inert={isPlaceholderData}
        aria-busy={isPlaceholderData}
        data-testid="places"
      >
        {places.map((place) => (
          <PlaceRow
            key={place.placeId}
            place={place}
            isChosen={place.placeId === chosenId}
            onChoose={() => onChoose(place)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div className="more">
          <Button
            size="small"
            tone="quiet"
            isBusy={isFetchingNextPage}
            onPress={handleFetchNextPage}
          >
            {t('shell.loadMore')}
          </Button>
        </div>
      )}
    </>
  );
};
