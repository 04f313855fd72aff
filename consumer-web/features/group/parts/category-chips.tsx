import { PRODUCT_CATEGORIES } from '#shared/contract/consumer/group-product.ts';
import { useT } from '../../../lib/i18n.ts';
import { useBrowse } from '../store.ts';

/** One category at a time. */
export const CategoryChips = () => {
  const t = useT();
  const { category, choose } = useBrowse();
  return (
    <div className="deal-chips" role="group" aria-label={t('deal.categories')}>
      {PRODUCT_CATEGORIES.map((name) => (
        <button
          key={name}
          type="button"
          className="chip"
          aria-pressed={name === category}
          onClick={() => {
            choose(name);
          }}
        >
          {t(`deal.category.${name}`)}
        </button>
      ))}
    </div>
  );
};
