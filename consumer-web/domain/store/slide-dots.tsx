import type { RefObject } from 'react';
import { useT } from '../../lib/i18n.ts';
import { iconSize } from '../../ui/icons.tsx';
import { useTurning } from './use-turning.ts';

type Props = { row: RefObject<HTMLUListElement | null>; count: number };

/** Which of some banners is in sight, and the button that stops their turning. */
export const SlideDots = ({ row, count }: Props) => {
  const t = useT();
  const { index, isStopped, stop } = useTurning(row, count);
  return (
    <button
      type="button"
      className="plain slides__dots"
      aria-pressed={isStopped}
      aria-label={t('home.bannersStop')}
      onClick={() => stop()}
    >
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className={`dot${place === index ? ' dot--on' : ''}`} />
      ))}
      <svg
        className="icon"
        style={iconSize(12)}
        viewBox="0 0 24 24"
        fill="currentColor"
        aria-hidden="true"
      >
        <path d={isStopped ? 'M8 5l11 7-11 7z' : 'M7 5h4v14H7zM13 5h4v14h-4z'} />
      </svg>
    </button>
  );
};
