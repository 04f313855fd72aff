import { useT } from '../../../lib/i18n.ts';
import { Bone } from '../../../ui/bone.tsx';
import { OfflineView } from '../../../ui/load-failed.tsx';

/** An order before its answer, or without a line. */
export const OrderBones = ({ isPaused }: { isPaused: boolean }) => {
  const t = useT();
  if (isPaused) return <OfflineView />;
  return (
    <div className="order-bones" role="status" aria-label={t('common.loading')}>
      <Bone height={140} radius={14} />
      <Bone height={220} radius={14} />
      <Bone height={96} radius={14} />
    </div>
  );
};
