import '../store-rows.css';
import { distance } from '#shared/format/distance.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { StoreCard } from '../store-page/model.ts';
import { openStateWords } from '../store-page/words.ts';

const MINUTE_MS = 60_000;

/** Stores of deals, each with its place and whether it is open. */
export const StoreRows = ({ stores }: { stores: readonly StoreCard[] }) => {
  const t = useT();
  const now = useNow(MINUTE_MS);
  const isPlaceKnown = usePlace((state) => state.status === 1);
  return (
    <ul className="store-rows">
      {stores.map((store) => (
        <li key={store.storeId}>
          <Link
            className="store-rows__one"
            to={href(consumerRoutes.groupStore, { id: store.storeId })}
          >
            <Picture src={pictureUrl(store.thumbnailHead)} alt="" ratio={1} width={120} />
            <span className="store-rows__body">
              <span className="store-rows__name">{store.storeName}</span>
              <span className="store-rows__address">{store.address}</span>
              <span className="store-rows__facts num">
                {isPlaceKnown && <span>{distance(store.distance)}</span>}
                <span>{openStateWords(store, now, t)}</span>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
