import { locate, usePlace } from '../place/place.ts';
import { useT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { Link } from '../../ui/link.tsx';

/** Without a known place nothing is claimed about reach and fee: the guest is asked for it. */
export const PlaceQuestion = () => {
  const t = useT();
  const isLocating = usePlace((state) => state.isLocating);
  const here = async (): Promise<void> => {
    await locate();
    if (usePlace.getState().failure !== null) notify(t('shop.placeLost'));
  };
  return (
    <div className="shop-head__place" data-testid="place-question">
      <p>{t('shop.placeUnknown')}</p>
      <div>
        <button
          type="button"
          className="plain shop-head__ask"
          disabled={isLocating}
          onClick={() => void here()}
        >
          {t(isLocating ? 'shop.placeLocating' : 'shop.placeHere')}
        </button>
        <Link className="shop-head__ask" to="/addressSearch">
          {t('shop.placeChoose')}
        </Link>
      </div>
    </div>
  );
};
