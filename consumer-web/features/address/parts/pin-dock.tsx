import type { FoundPlace } from '#shared/contract/consumer/address.ts';
import { useT } from '../../../lib/i18n.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Named } from '../queries.ts';

type Props = {
  chosen: FoundPlace | null;
  named: Named | undefined;
  hasFailed: boolean;
  onRetry: () => unknown;
  onUse: (place: FoundPlace) => void;
};

/** What lies under the pin, and the button that takes it. */
export const PinDock = ({ chosen, named, hasFailed, onRetry, onUse }: Props) => {
  const t = useT();
  const place = chosen ?? (named?.ok ? named.place : null);
  return (
    <div className="dock pdock">
      {/* announced each time the pin comes to rest */}
      <div className="pdock__place" aria-live="polite" data-testid="pin-place">
        <small>{t('address.search.here')}</small>
        {place && (
          <>
            <strong>{place.desc === '' ? place.title : place.desc}</strong>
            <small>{place.address}</small>
          </>
        )}
        {!place && named?.ok === false && (
          <>
            <strong className="pdock__bad">{t(`location.${named.reason}`)}</strong>
            <small>{t('address.search.beyond')}</small>
          </>
        )}
        {!place &&
          named === undefined &&
          (hasFailed ? (
            <strong className="pdock__bad">{t('error.network')}</strong>
          ) : (
            <>
              <span className="unseen">{t('address.search.finding')}</span>
              <Skeleton width="55%" height={20} />
              <Skeleton width="75%" height={15} />
            </>
          ))}
      </div>
      {hasFailed && place === null ? (
        <Button isBlock onPress={onRetry}>
          {t('common.retry')}
        </Button>
      ) : (
        <Button
          isBlock
          isDisabled={place === null}
          onPress={() => {
            if (place) onUse(place);
          }}
        >
          {t('address.search.use')}
        </Button>
      )}
    </div>
  );
};
