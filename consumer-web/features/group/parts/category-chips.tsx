import { useQuery } from '@tanstack/react-query';
import { PRODUCT_CATEGORIES } from '#shared/contract/consumer/group-product.ts';
import { shownFilters } from '#shared/validate/shown-entries.ts';
import { useT } from '../../../lib/i18n.ts';
import { ChoiceButtons } from '../../../ui/choice-buttons.tsx';
import type { Category } from '../find/filters.ts';
import { frontFilterQuery } from '../find/queries.ts';

type Props = { category: Category; onChoose: (category: Category) => void };

/** One category at a time: those that the server marks to be shown, all of them until it has answered. */
export const CategoryChips = ({ category, onChoose }: Props) => {
  const t = useT();
  const { data } = useQuery(frontFilterQuery());
  const shown = data && shownFilters(data.categories).map(({ id }) => id);
  return (
    <ChoiceButtons
      label={t('deal.categories')}
      names={PRODUCT_CATEGORIES.filter(
        (name) => name === 'all' || name === category || (shown?.includes(name) ?? true),
      )}
      chosen={category}
      textOf={(name) => t(`deal.category.${name}`)}
      onChoose={onChoose}
      className="deal-chips deal-chips--still"
      buttonClassName="chip"
    />
  );
};
