import { useInfiniteQuery } from '@tanstack/react-query';
import { homeRoutes } from '#shared/routes/consumer/home.ts';
import { useT } from '../../../../lib/i18n.ts';
import { rowsOf } from '../../../../lib/api/paging.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { useRequireSignIn } from '../../../../lib/session/use-sign-in.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LoadFailed, OfflineView } from '../../../../ui/load-failed.tsx';
import { LoadMore } from '../../../../ui/load-more.tsx';
import { StateView } from '../../../../ui/state-view.tsx';
import { likedQuery } from '../../../../domain/store/liked-query.ts';
import { LikedTile } from '../../../../domain/store/liked-tile.tsx';
import { Link } from '../../../../ui/link.tsx';

/** Tiles before their answer, in the same measures. */
const TileBones = () => {
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

const Mine = () => {
  const t = useT();
  const list = useInfiniteQuery(likedQuery());
  const rows = rowsOf(list.data?.pages, ({ id }) => id);
  if (list.isPending) return list.fetchStatus === 'paused' ? <OfflineView /> : <TileBones />;
  if (list.isError && rows.length === 0)
    return <LoadFailed error={list.error} onRetry={() => list.refetch()} />;
  if (rows.length === 0)
    return (
      <StateView title={t('good.likedNone')} text={t('good.likedNoneText')}>
        <Link className="button-link" to={homeRoutes.home.path}>
          {t('good.likedGo')}
        </Link>
      </StateView>
    );
  return (
    <>
      <ul className="liked-grid">
        {rows.map((store) => (
          <li key={store.id}>
            <LikedTile store={store} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onLoad={list.fetchNextPage}
        loadText={t('shell.loadMore')}
        retryText={t('common.retry')}
        endText={t('shell.listEnd')}
      />
    </>
  );
};

/** All favourites of the member; a visitor is asked to sign in. */
export const LikedList = () => {
  const t = useT();
  const isSignedIn = useSession((state) => state.member !== null);
  const requireSignIn = useRequireSignIn();
  if (isSignedIn) return <Mine />;
  return (
    <StateView title={t('good.likedSignIn')} text={t('good.likedNoneText')}>
      <Button onPress={requireSignIn}>{t('good.likedSignInGo')}</Button>
    </StateView>
  );
};
