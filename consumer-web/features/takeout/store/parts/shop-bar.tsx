import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { gatewayLink } from '#shared/jump/share-landing.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { pictureUrl } from '../../../../lib/api/api.ts';
import { noteEvent } from '../../../../lib/track/note-event.ts';
import { hostFailureKey } from '../../../../host/host-error.ts';
import { host } from '../../../../lib/host/host.ts';
import { useT } from '../../../../lib/i18n.ts';
import { announce, notify } from '../../../../lib/notice.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { useRequireSignIn } from '../../../../lib/session/use-sign-in.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { BackButton } from '../../../../ui/page.tsx';
import type { StorePage } from '../model.ts';
import { useLike } from '../mutations.ts';
import { likedQuery } from '../queries.ts';
import { Glyph } from '../../../../ui/glyph.tsx';

/** From here on the bar is over the menu, not over the picture. */
const SOLID_FROM = 70;

const useIsScrolled = (): boolean => {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const note = (): void => {
      setIsScrolled(scrollY > SOLID_FROM);
    };
    note();
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
    };
  }, []);
  return isScrolled;
};

const LikeButton = ({ store }: { store: StorePage }) => {
  const t = useT();
  const isMember = useSession((state) => state.token !== null);
  const { data } = useQuery({ ...likedQuery(store.id), enabled: isMember });
  const like = useLike(store.id);
  const requireSignIn = useRequireSignIn();
  const isLiked = like.isPending ? like.variables : isMember && (data?.isLike ?? store.isLike);
  const handleToggle = (): void => {
    if (!requireSignIn()) return;
    like.mutate(!isLiked, {
      onSuccess: (now) => {
        announce(t(now.isLike ? 'shop.liked' : 'shop.unliked'));
      },
      onError: (error) => {
        notify(errorText(error, t));
      },
    });
  };
  return (
    <button
      type="button"
      className={`shop-bar__button${isLiked ? ' shop-bar__button--liked' : ''}`}
      aria-pressed={isLiked}
      aria-label={t('shop.like')}
      onClick={handleToggle}
    >
      <Glyph name="heart" isFull={isLiked} />
    </button>
  );
};

const ShareButton = ({ store }: { store: StorePage }) => {
  const t = useT();
  const share = async (): Promise<void> => {
    const url = gatewayLink(host.appUrl(), href(consumerRoutes.Store, { id: store.id }));
    const outcome = await host.share({
      title: store.storeName,
      text: t('shop.shareText', { name: store.storeName }),
      url,
      picture: pictureUrl(store.thumbnailHead),
    });
    if (outcome !== 'cancelled') noteEvent('Share', { storeId: store.id });
    if (outcome === 'copied') notify(t('shop.shared'));
    if (outcome === 'shared') notify(t('shop.shareDone'));
    if (outcome === 'ready') notify(t('shop.shareReady'));
  };
  const onShare = (): void => {
    share().catch((error: unknown) => {
      notify(
        isApiError(error) ? errorText(error, t) : t(hostFailureKey(error, 'shop.shareFailed')),
      );
    });
  };
  return (
    <button
      type="button"
      className="shop-bar__button"
      aria-label={t('shop.share')}
      onClick={onShare}
    >
      <Glyph name="share" />
    </button>
  );
};

/** Over the store's picture: the way back, search, favourite, share; with the store's name once the picture has gone by. */
export const ShopBar = ({
  store,
  onSearch,
}: {
  store: StorePage | null;
  onSearch?: () => void;
}) => {
  const t = useT();
  const isScrolled = useIsScrolled();
  return (
    <header className={`shop-bar${isScrolled || store === null ? ' shop-bar--solid' : ''}`}>
      <BackButton />
      <p className="shop-bar__name" aria-hidden="true">
        {isScrolled ? store?.storeName : ''}
      </p>
      <div className="shop-bar__end">
        {onSearch !== undefined && (
          <button
            type="button"
            className="shop-bar__button"
            aria-label={t('shop.search')}
            onClick={onSearch}
          >
            <Icon name="search" />
          </button>
        )}
        {store !== null && <LikeButton store={store} />}
        {store !== null && <ShareButton store={store} />}
      </div>
    </header>
  );
};
