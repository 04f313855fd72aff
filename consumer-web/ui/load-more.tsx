import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';

type Props = {
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onLoad: () => unknown;
  loadText: string;
  retryText: string;
  endText: string;
};

/** The end of a list: loads more when it comes near the screen, and by its button. */
export const LoadMore = ({
  hasMore,
  isLoading,
  hasFailed,
  onLoad,
  loadText,
  retryText,
  endText,
}: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const isWaiting = hasMore && !isLoading && !hasFailed;
  useEffect(() => {
    const element = place.current;
    if (!element || !isWaiting) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onLoad();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [isWaiting, onLoad]);
  return (
    <div className="more" ref={place}>
      {hasMore ? (
        <Button tone="quiet" size="small" isBusy={isLoading} onPress={onLoad}>
          {hasFailed ? retryText : loadText}
        </Button>
      ) : (
        endText
      )}
    </div>
  );
};
