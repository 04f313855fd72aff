import './may-contain.css';
import type { Allergen } from '#shared/codes/allergen.ts';
import { useT } from '../../lib/i18n.ts';

/** Allergens that a dish may contain, as far as its store declares them (null: not at all), with the advice to ask. */
export const MayContain = ({ allergens }: { allergens: readonly Allergen[] | null }) => {
  const t = useT();
  const list = allergens?.map((one) => t(`shop.allergen.${one}`)).join(t('shop.comma')) ?? '';
  const text =
    allergens === null
      ? t('shop.mayContainUnknown')
      : allergens.length === 0
        ? t('shop.mayContainNone')
        : t('shop.mayContain', { list });
  return (
    <div className="may-contain">
      <p className="may-contain__list">{text}</p>
      <p>{t('shop.mayContainAsk')}</p>
    </div>
  );
};
