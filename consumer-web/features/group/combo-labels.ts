import { queryOptions } from '@tanstack/react-query';
import { comboLabelCalls, COMBO_LABELS_MOST } from '#shared/contract/consumer/combo-label.ts';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { explosiveLabel } from '#shared/voucher/explosive-label.ts';
import { bindCalls } from '../../lib/api/api.ts';

const api = bindCalls(comboLabelCalls);
const FOR_LONG = 5 * 60_000;

/** Whose labels are asked for. */
export type ComboAsked = { storeIds?: readonly string[]; productIds?: readonly string[] };

/** Labels of stores and deals; they are left out where they cannot be had (decision GA21). */
export const comboLabelsQuery = ({ storeIds = [], productIds = [] }: ComboAsked) =>
  queryOptions({
    queryKey: ['dealCombos', storeIds, productIds],
    queryFn: ({ signal }) =>
      api.comboLabels(
        {
          storeIds: storeIds.slice(0, COMBO_LABELS_MOST).map((id) => asId<StoreId>(id)),
          productIds: productIds.slice(0, COMBO_LABELS_MOST).map((id) => asId<ProductId>(id)),
        },
        { signal },
      ),
    staleTime: FOR_LONG,
    select: ({ result }) =>
      result.flatMap(({ id, ...row }) => {
        const label = explosiveLabel(row);
        return label === null ? [] : [[id, label] as const];
      }),
  });
