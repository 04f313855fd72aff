import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { DishDraft } from '#shared/contract/merchant/menu-drafts.ts';
import type { MenuClass } from '#shared/contract/merchant/menu-shapes.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import type { DishFields } from '../dish-fields.ts';
import { Versions } from '../parts/versions.tsx';
import { useDraft } from './draft-calls.ts';

type Props = {
  storeId: StoreId;
  draftId: string;
  mine: DishFields;
  classes: readonly MenuClass[];
  fieldsOf: (draft: DishDraft) => DishFields;
  /** `version`: of the draft that stands; none where it is gone. */
  onKeepMine: (version: string | undefined) => void;
  onUseTheirs: () => void;
};

/** Both versions of a draft that two people kept at once; or that it has been published or deleted meanwhile. */
export const DraftConflict = ({
  storeId,
  draftId,
  mine,
  classes,
  fieldsOf,
  onKeepMine,
  onUseTheirs,
}: Props) => {
  const t = useT();
  const theirs = useDraft(storeId, draftId, 'as it stands');
  return (
    <Alert
      color="tart"
      icon={<IconUsers aria-hidden />}
      role="alert"
      data-testid="menu-draft-conflict"
    >
      <QueryState query={theirs} failed={t('menuEdit.draft.failed')} testId="menu-conflict-draft">
        {({ draft }) =>
          draft === null ? (
            <Stack gap="sm">
              <Text fw={650}>{t('menuEdit.draft.gone')}</Text>
              <Group>
                <Button onClick={() => onKeepMine(undefined)} data-testid="menu-keep-mine">
                  {t('menuEdit.keepMine')}
                </Button>
              </Group>
            </Stack>
          ) : (
            <Versions
              title={
                draft.keptBy === null
                  ? t('menuEdit.draft.conflict')
                  : t('menuEdit.draft.conflictBy', { name: draft.keptBy })
              }
              mine={mine}
              theirs={fieldsOf(draft.fields)}
              classes={classes}
              onKeepMine={() => onKeepMine(draft.version)}
              onUseTheirs={onUseTheirs}
            />
          )
        }
      </QueryState>
    </Alert>
  );
};
