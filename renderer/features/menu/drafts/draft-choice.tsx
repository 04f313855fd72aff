import { Button, Group, Stack, Text } from '@mantine/core';
import type { DraftRow } from '#shared/contract/merchant/menu-drafts.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { DiscardButton } from './discard-button.tsx';
import { keptBy } from './kept-by.ts';

type Props = {
  storeId: StoreId;
  draft: DraftRow;
  /** The version of the dish as it stands. */
  seq: number;
  onGoOn: () => void;
  onStartAnew: () => void;
  onGone: () => void;
};

/** What a dish with a draft asks first: to go on with the draft, or to begin with what stands. */
export const DraftChoice = ({ storeId, draft, seq, onGoOn, onStartAnew, onGone }: Props) => {
  const t = useT();
  return (
    <Stack gap="sm" pb="sm" data-testid="menu-draft-choice">
      <Text fw={650} size="lg">
        {t('menuEdit.draft.there')}
      </Text>
      <Text>{keptBy(draft, t)}</Text>
      {draft.of?.seq !== seq && <Text>{t('menuEdit.draft.moved')}</Text>}
      <Group mt="xs">
        <Button onClick={onGoOn} data-testid="menu-draft-go-on">
          {t('menuEdit.draft.goOn')}
        </Button>
        <Button variant="default" onClick={onStartAnew} data-testid="menu-draft-start-anew">
          {t('menuEdit.draft.startAnew')}
        </Button>
        <DiscardButton storeId={storeId} draft={draft} onGone={onGone} />
      </Group>
    </Stack>
  );
};
