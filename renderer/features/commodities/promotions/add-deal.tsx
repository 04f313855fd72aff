import type { MerchantProductRow } from '#shared/contract/merchant/product.ts';
import { useT } from '../../../lib/i18n.ts';
import { AddByName, useNameSearch } from '../../../ui/add-by-name.tsx';
import { useDealsNamed } from './queries.ts';

type Props = {
  without: readonly string[];
  isLocked: boolean;
  onAdd: (deal: MerchantProductRow) => void;
};

/** Finds another deal of the merchant by its name. */
export const AddDeal = (props: Props) => {
  const t = useT();
  const search = useNameSearch();
  const deals = useDealsNamed(search.keyword, search.isWanted).data?.result ?? [];
  return (
    <AddByName
      {...props}
      words={{ label: t('promo.add'), hint: t('promo.addHint'), none: t('promo.addNone') }}
      search={search}
      found={deals.map((deal) => ({ ...deal, id: deal.productId, name: deal.productName }))}
      testId="promo-add"
    />
  );
};
