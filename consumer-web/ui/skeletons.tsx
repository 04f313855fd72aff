import { useT } from '../lib/i18n.ts';
import { Skeleton } from './skeleton.tsx';
import { OfflineView } from './load-failed.tsx';

/** Widths of a card's lines, a heading first; and pixels from one line to the next. */
const LINES = ['38%', '92%', '74%', '84%', '58%', '88%', '66%'];
const LINE_PITCH = 30;
const PADDING = 36;

const CardSkeleton = ({ height }: { height: number }) => {
  const count = Math.max(1, Math.floor((height - PADDING) / LINE_PITCH));
  return (
    <div className="skeletons__card" style={{ height }}>
      {LINES.slice(0, count).map((width, line) => (
        <Skeleton key={width} width={width} height={line === 0 ? 18 : 14} radius={9} />
      ))}
    </div>
  );
};

/**
 * Skeletons of cards while they load, as high as the cards will be; the offline message when the
 * request is paused. `className`: another layout than that of a page's cards. `label`: what is read out meanwhile.
 */
export const Skeletons = ({
  heights,
  isPaused = false,
  className = 'page__skeletons',
  label,
}: {
  heights: readonly number[];
  isPaused?: boolean;
  className?: string;
  label?: string;
}) => {
  const t = useT();
  if (isPaused) return <OfflineView />;
  return (
    <div className={className} role="status" aria-label={label ?? t('common.loading')}>
      {heights.map((height, index) => (
        <CardSkeleton key={index} height={height} />
      ))}
    </div>
  );
};
