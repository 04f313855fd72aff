import { IconPencil } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { DraftRow } from '#shared/contract/merchant/menu-drafts.ts';
import { useT } from '../../../lib/i18n.ts';
import { PageState } from '../../../ui/page-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { DraftRows } from './draft-rows.tsx';
import classes from '../menu.module.css';

type Props = {
  query: UseQueryResult<DraftRow[]>;
  /** Those under the filter. */
  found: readonly DraftRow[];
  canEdit: boolean;
  onOpen: (draft: DraftRow) => void;
};

/** The drafts of a store, in the place of its dishes. */
export const DraftList = ({ query, found, canEdit, onOpen }: Props) => {
  const t = useT();
  return (
    <QueryState query={query} failed={t('menuEdit.draft.listFailed')} testId="menu-drafts">
      {(all) =>
        found.length === 0 ? (
          <PageState
            testId="menu-drafts-empty"
            icon={<IconPencil size={36} aria-hidden />}
            title={t(all.length === 0 ? 'menuEdit.draft.none' : 'menuEdit.noneFound')}
          />
        ) : (
          <ul className={classes['rows']} aria-label={t('menuEdit.drafts')}>
            <DraftRows drafts={found} canEdit={canEdit} onOpen={onOpen} />
          </ul>
        )
      }
    </QueryState>
  );
};
