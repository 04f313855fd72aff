import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { upstairsNotice } from '#shared/order/checkout/upstairs-notice.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { TownMap } from '../../../ui/map.tsx';
import type { AddressDraft } from '../draft.ts';

/** The place that was chosen on the map, and the way to choose it. */
export const PlaceField = ({
  draft,
  id,
  why,
}: {
  draft: AddressDraft;
  id: string | null;
  why: string | null;
}) => {
  const t = useT();
  const whyId = useId();
  const navigate = useNavigate();
  const { lat, lon, mapAddress, district } = draft;
  const isChosen = mapAddress !== '';
  const isGuarded = upstairsNotice({ text: mapAddress, serverFlag: null }) !== null;
  return (
    <div className="place">
      {isChosen && (
        <TownMap
          isStill
          height="132px"
          center={{ lat, lon }}
          zoom={16}
          hasPin
          name={t('address.map.name')}
          description={t('address.map.still', { place: mapAddress })}
        />
      )}
      <button
        type="button"
        className={`place__choose${why === null ? '' : ' place__choose--bad'}`}
        aria-invalid={why !== null}
        aria-describedby={why === null ? undefined : whyId}
        data-testid="choose-place"
        onClick={() =>
          void navigate(href(consumerRoutes.addressSearch, { target: 'form', id: id ?? undefined }))
        }
      >
        <Icon name="pin" />
        <span className="place__words">
          <span className="unseen">{t('address.form.place')}</span>
          {isChosen ? (
            <>
              <strong>{mapAddress}</strong>
              {district !== '' && <small>{district}</small>}
            </>
          ) : (
            <span className="place__hint">{t('address.form.placeHint')}</span>
          )}
        </span>
        {isChosen && <span className="place__change">{t('address.form.change')}</span>}
        <Icon name="next" size={18} />
      </button>
      {why !== null && (
        <p className="afield__why place__why" id={whyId} role="alert">
          {why}
        </p>
      )}
      {isGuarded && <p className="alert alert--calm place__notice">{t('checkout.notUpstairs')}</p>}
    </div>
  );
};
