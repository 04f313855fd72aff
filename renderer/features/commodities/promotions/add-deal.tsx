import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { MerchantProductRow } from '#shared/contract/merchant/product.ts';
import { useT } from '../../../lib/i18n.ts';
import { useDealsNamed } from './queries.ts';

const PAUSE_MS = 200;

type Props = {
  without: readonly string[];
  isLocked: boolean;
  onAdd: (deal: MerchantProductRow) => void;
};

/** Finds another deal of the merchant by its name. */
export const AddDeal = ({ without, isLocked, onAdd }: Props) => {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [keyword] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const deals = (useDealsNamed(keyword, isWanted).data?.result ?? []).filter(
    ({ productId }) => !without.includes(productId),
  );
  const handleChoose = (id: string | null): void => {
    const deal = deals.find(({ productId }) => productId === id);
    if (deal === undefined) return;
    onAdd(deal);
    setTyped('');
  };
  return (
    <Select
      label={t('promo.add')}
      placeholder={t('promo.addHint')}
      data={deals.map(({ productId, productName }) => ({ value: productId, label: productName }))}
      // the server has looked for it already
      filter={({ options }) => options}
      value={null}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      onFocus={() => setWanted(true)}
      onChange={handleChoose}
      nothingFoundMessage={t('promo.addNone')}
      disabled={isLocked}
      data-testid="promo-add"
    />
  );
};
