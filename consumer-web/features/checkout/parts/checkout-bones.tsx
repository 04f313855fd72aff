import { useT } from '../../../lib/i18n.ts';
import { Bone } from '../../../ui/bone.tsx';

/** The checkout before its cart is known: as high as what comes. */
export const CheckoutBones = () => {
  const t = useT();
  return (
    <div className="page__bones" role="status" aria-label={t('common.loading')}>
      <Bone height={176} radius={14} />
      <Bone height={300} radius={14} />
      <Bone height={190} radius={14} />
      <Bone height={150} radius={14} />
    </div>
  );
};
