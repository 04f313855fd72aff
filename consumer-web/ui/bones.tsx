import { useT } from '../lib/i18n.ts';
import { Bone } from './bone.tsx';
import { OfflineView } from './load-failed.tsx';

/** Cards before their answer, as high as what comes; without a line there is nothing to wait for. `className` when they stand otherwise than the cards of a page. */
export const Bones = ({ heights, isPaused = false, className = 'page__bones' }: { heights: readonly number[]; isPaused?: boolean; className?: string }) => {
  const t = useT();
  if (isPaused) return <OfflineView />;
  return <div className={className} role="status" aria-label={t('common.loading')}>{heights.map((height, index) => <Bone key={index} height={height} radius={14} />)}</div>;
};
