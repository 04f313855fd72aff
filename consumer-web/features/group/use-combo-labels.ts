import { useQueries } from '@tanstack/react-query';
import type { ExplosiveLabel } from '#shared/voucher/explosive-label.ts';
import { comboLabelsQuery, type ComboAsked } from './combo-labels.ts';

/** The labels of the rows of a paged list, asked for page by page beside the list. */
export const useComboLabels = (pages: readonly ComboAsked[]): ReadonlyMap<string, ExplosiveLabel> =>
  useQueries({
    queries: pages.map(comboLabelsQuery),
    combine: (found) => new Map(found.flatMap(({ data }) => data ?? [])),
  });
