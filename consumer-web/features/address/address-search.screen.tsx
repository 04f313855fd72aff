import './address.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { FoundPlace } from '#shared/contract/consumer/address.ts';
import { useT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { pinPlace, usePlace } from '../../domain/place/place.ts';
import { TownMap } from '../../ui/map.tsx';
import { Page } from '../../ui/page.tsx';
import { draftOf, emptyDraft, keepDraft, placeDraft, readDraft } from './draft.ts';
import { LocateFailure } from './parts/locate-failure.tsx';
import { PinDock } from './parts/pin-dock.tsx';
import { PlaceList } from './parts/place-list.tsx';
import { PlaceSearchField } from './parts/place-search-field.tsx';
import { Sign } from './parts/sign.tsx';
import { addressQuery, placesQuery } from './queries.ts';
import { useLocate } from './use-locate.ts';
import { usePin } from './use-pin.ts';
import { useReturn } from './use-return.ts';
import { useTyped } from './use-typed.ts';

/** Takes a place over: into the draft of an address, or as where the guest is. */
const useTake = () => {
  const t = useT();
  const [query] = useSearchParams();
  const [isForForm, id] = [query.get('target') === 'form', query.get('id')];
  const goBack = useReturn(isForForm ? '/addressSave' : '/');
  const saved = useQuery({ ...addressQuery(id ?? ''), enabled: isForForm && id !== null }).data;
  const draft = isForForm ? (readDraft(id) ?? (saved ? draftOf(saved) : emptyDraft())) : null;
  const take = (place: FoundPlace): void => {
    const { title, address, city, point } = place;
    if (draft) keepDraft(id, placeDraft(draft, place));
    else {
      pinPlace({ ...point, title, address, city, addressId: '' });
      notify(t('address.chosen', { place: title }));
    }
    goBack();
  };
  return {
    first: draft && draft.mapAddress !== '' ? { lat: draft.lat, lon: draft.lon } : null,
    take,
  };
};

/** A place by words, or by the pin of the map. */
export const AddressSearchScreen = () => {
  const t = useT();
  const { first, take: handleTake } = useTake();
  const {
    spot: { lat, lon },
    status,
  } = usePlace();
  const pin = usePin(first ?? { lat, lon }, first !== null || status === 1 ? 'close' : 'wide');
  const { text, keyword, type: handleType, settle: handleSettle } = useTyped();
  const { isLocating, failure, find } = useLocate();
  const listed =
    useInfiniteQuery(placesQuery('', pin.center)).data?.pages.flatMap(({ result }) => result) ?? [];
  const isSearching = keyword !== '';
  const under = pin.chosen ?? (pin.named?.ok ? pin.named.place : null);
  const locate = async (): Promise<void> => {
    const point = await find();
    if (point) pin.jumpTo(point);
  };
  return (
    <Page title={t('title.addressSearch')} isBare hasDock>
      <div className="psearch__bar">
        <PlaceSearchField text={text} onType={handleType} onSettle={handleSettle} />
      </div>
      {!isSearching && (
        <div className="pmap">
          <TownMap
            height="clamp(200px, 40dvh, 420px)"
            hasPin
            center={pin.center}
            zoom={pin.zoom}
            onCenter={(point) => pin.moveTo(point)}
            places={listed.map(({ placeId, point, title }) => ({
              id: placeId,
              point,
              name: title,
            }))}
            name={t('address.map.name')}
            description={
              under
                ? t('address.map.pin', { place: under.desc === '' ? under.title : under.desc })
                : ''
            }
          />
          <button
            type="button"
            className="pmap__locate"
            disabled={isLocating}
            aria-label={t(isLocating ? 'address.locating' : 'address.locate')}
            onClick={() => void locate()}
          >
            <Sign name="locate" />
          </button>
        </div>
      )}
      <div className="pbody">
        {failure !== null && !isSearching && <LocateFailure failure={failure} />}
        <PlaceList
          keyword={keyword}
          near={pin.center}
          chosenId={isSearching ? null : (pin.chosen?.placeId ?? null)}
          onChoose={(place) => {
            handleSettle('');
            pin.choose(place);
          }}
        />
      </div>
      {!isSearching && (
        <PinDock
          chosen={pin.chosen}
          named={pin.named}
          hasFailed={pin.hasFailed}
          onRetry={() => pin.retry()}
          onUse={handleTake}
        />
      )}
    </Page>
  );
};
