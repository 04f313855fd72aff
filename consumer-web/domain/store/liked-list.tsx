import { useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '../../lib/i18n.ts';
import { rowsOf } from '../../lib/api/paging.ts';
import { useSession } from '../../lib/session/session.ts';
import { useRequireSignIn } from '../../lib/session/use-sign-in.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { likedQuery, type Likes } from './liked-query.ts';
import { LikedTile } from './liked-tile.tsx';
import { Link } from '../../ui/link.tsx';

type Props = { likes: Likes };

/** The tiles while they load, in the same sizes. */
const TilesSkeleton = () => {
  const t = useT();
  return (
    <div className="liked-grid" role="status" aria-label={t('common.loading')}>
      {[1, 2, 3, 4].map((one) => (
        <div key={one} className="good-card">
          <Skeleton height={129} radius={12} />
          <Skeleton height={18} width="80%" />
          <Skeleton height={14} width="60%" />
        </div>
      ))}
    </div>
  );
};

const NoneLiked = ({ likes }: Props) => {
  const t = useT();
  return (
    <StateView title={t('good.likedNone')} text={t('good.likedNoneText')}>
      <Link className="button-link" to={likes.routes.home}>
        {t('good.likedGo')}
      </Link>
    </StateView>
  );
};

const Mine = ({ likes }: Props) => {
  const list = useInfiniteQuery(likedQuery(likes));
  const rows = rowsOf(list.data?.pages, ({ id }) => id);
  return (
    <PagedList
      pages={list}
      isEmpty={rows.length === 0}
      empty={<NoneLiked likes={likes} />}
      skeleton={<TilesSkeleton />}
    >
      <ul className="liked-grid">
        {rows.map((store) => (
          <li key={store.id}>
            <LikedTile store={store} kind={likes.kind} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
};

/** All favourites of the member in a shop; a visitor is asked to sign in. */
export const LikedList = ({ likes }: Props) => {
  const t = useT();
  const isSignedIn = useSession((state) => state.member !== null);
  const handleRequireSignIn = useRequireSignIn();
  if (isSignedIn) return <Mine likes={likes} />;
  return (
    <StateView title={t('good.likedSignIn')} text={t('good.likedNoneText')}>
      <Button onPress={handleRequireSignIn}>{t('good.likedSignInGo')}</Button>
    </StateView>
  );
};
