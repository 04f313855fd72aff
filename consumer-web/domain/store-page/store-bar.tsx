import './store-bar.css';
import { useEffect, useState, type ReactNode } from 'react';
import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../lib/i18n.ts';
import { announce, notify } from '../../lib/notice.ts';
import { useRequireSignIn } from '../../lib/session/use-sign-in.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { BackButton } from '../../ui/page.tsx';

/** From here on the bar is over the page, not over the picture. */
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

/** What a like is written with: shown at once, rolled back when the server refuses. */
type LikeWrite = {
  isPending: boolean;
  variables: boolean | undefined;
  mutate: (
    isLike: boolean,
    then: { onSuccess: (now: { isLike: boolean }) => void; onError: (error: Error) => void },
  ) => void;
};

/** The heart that keeps a store or a deal among the favourites; a visitor signs in first. */
export const LikeButton = ({
  label,
  isLiked: isLikedBefore,
  like,
}: {
  label: string;
  isLiked: boolean;
  like: LikeWrite;
}) => {
  const t = useT();
  const requireSignIn = useRequireSignIn();
  const isLiked = like.isPending ? like.variables === true : isLikedBefore;
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
      aria-label={label}
      onClick={handleToggle}
    >
      <Glyph name="heart" isFull={isLiked} />
    </button>
  );
};

/** Over a page's picture: the way back and its actions; with its name once the picture has gone by. Without a name there is no picture yet. */
export const StoreBar = ({ name, children }: { name: string | null; children?: ReactNode }) => {
  const isScrolled = useIsScrolled();
  return (
    <header className={`shop-bar${isScrolled || name === null ? ' shop-bar--solid' : ''}`}>
      <BackButton />
      <p className="shop-bar__name" aria-hidden="true">
        {isScrolled ? name : ''}
      </p>
      <div className="shop-bar__end">{children}</div>
    </header>
  );
};
