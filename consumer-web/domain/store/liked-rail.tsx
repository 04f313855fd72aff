import { useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icons.tsx';
import { likedQuery, type Likes } from './liked-query.ts';
import { LikedTile } from './liked-tile.tsx';
import { Link } from '../../ui/link.tsx';

/** How many are in the row; a tap opens the rest. */
const SHOWN = 8;

/** The member's favourite stores of a shop, the newest first; nothing where there are none. */
export const LikedRail = ({ likes }: { likes: Likes }) => {
  const t = useT();
  const stores = useInfiniteQuery(likedQuery(likes)).data?.pages[0]?.result ?? [];
  if (stores.length === 0) return null;
  return (
    <section className="rail" aria-labelledby="liked-title" data-testid="liked-rail">
      <div className="rail__head">
        <h2 className="rail__title rail__title--grow" id="liked-title">
          {t('good.liked')}
        </h2>
        <Link className="rail__more" to={likes.routes.list}>
          {t('home.seeAll')}
          <Icon name="next" size={14} />
        </Link>
      </div>
      <ul className="rail__row">
        {stores.slice(0, SHOWN).map((store) => (
          <li key={store.id}>
            <LikedTile store={store} kind={likes.kind} />
          </li>
        ))}
      </ul>
    </section>
  );
};
