import { distance } from '#shared/format/distance.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { usePlace } from '../../../../domain/place/place.ts';
import { pictureUrl } from '../../../../lib/api/api.ts';
import { useNow } from '../../../../lib/clock/use-now.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Link } from '../../../../ui/link.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import type { SisterStore } from '../model.ts';
import { branchWords } from '../words.ts';

const MINUTE_MS = 60_000;

/** The other stores of the same merchant, the nearest first. */
export const BranchesTab = ({ stores }: { stores: readonly SisterStore[] }) => {
  const t = useT();
  const now = useNow(MINUTE_MS);
  const isPlaceKnown = usePlace((state) => state.status === 1);
  return (
    <ul className="branches">
      {stores.map((store) => (
        <li key={store.storeId}>
          <Link
            className="branches__branch"
            to={href(consumerRoutes.groupStore, { id: store.storeId })}
          >
            <Picture src={pictureUrl(store.thumbnailHead)} alt="" ratio={1} width={120} />
            <span className="branches__body">
              <span className="branches__name">{store.storeName}</span>
              <span className="branches__address">{store.address}</span>
              <span className="branches__facts num">
                {isPlaceKnown && <span>{distance(store.distance)}</span>}
                <span>{branchWords(store, now, t)}</span>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
