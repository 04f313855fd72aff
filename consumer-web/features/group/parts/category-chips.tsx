import { PRODUCT_CATEGORIES } from '#shared/contract/consumer/group-product.ts';
import { useT } from '../../../lib/i18n.ts';
import { useBrowse } from '../store.ts';
import { ChoiceButtons } from '../../../ui/choice-buttons.tsx';

/** One category at a time. */
export const CategoryChips = () => {
  const t = useT();
  const { category, choose: handleChoose } = useBrowse();
  return (
    <ChoiceButtons
      label={t('deal.categories')}
      names={PRODUCT_CATEGORIES}
      chosen={category}
      textOf={(name) => t(`deal.category.${name}`)}
      onChoose={handleChoose}
      className="deal-chips"
      buttonClassName="chip"
    />
  );
};
