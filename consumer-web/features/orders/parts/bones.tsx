import { useT } from '../../../lib/i18n.ts';
import { Bone } from '../../../ui/bone.tsx';
import { OfflineView } from '../../../ui/load-failed.tsx';

/** Cards of orders before their answer. */
export const ListBones = ({ isPaused }: { isPaused: boolean }) => {
  const t = useT();
  if (isPaused) return <OfflineView />;
  return <div className="ord-list" role="status" aria-label={t('common.loading')}>{[1, 2, 3].map((one) => <Bone key={one} height={188} radius={14} />)}</div>;
};

/** An order before its answer. */
export const OrderBones = ({ isPaused }: { isPaused: boolean }) => {
  const t = useT();
  if (isPaused) return <OfflineView />;
  return (
    <div className="page__bones" role="status" aria-label={t('common.loading')}>
      <Bone height={132} radius={14} />
      <Bone height={260} radius={14} />
      <Bone height={180} radius={14} />
    </div>
  );
};
