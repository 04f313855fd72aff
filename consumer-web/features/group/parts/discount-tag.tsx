import { useLanguage, useT } from '../../../lib/i18n.ts';
import type { discount } from '../discount.ts';

/** The discount: in tenths of the price for Chinese, in per cent off for English. */
export const DiscountTag = ({ off }: { off: NonNullable<ReturnType<typeof discount>> }) => {
  const t = useT();
  const language = useLanguage((state) => state.language);
  return (
    <span className="tag tag--deal">
      {t('deal.off', { value: language === 'en' ? off.percent : off.fold })}
    </span>
  );
};
