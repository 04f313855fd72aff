import { Button, Group, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useT } from '../../../lib/i18n.ts';

type Props = {
  /** How many dishes are under the filter; absent until that is known. */
  total: number | undefined;
  drafts: number;
  isOfDrafts: boolean;
  onToggle: () => void;
};

/** What stands above the list: how many dishes it has, and how many drafts, which are shown alone by a press. */
export const ListHead = ({ total, drafts, isOfDrafts, onToggle }: Props) => {
  const t = useT();
  return (
    <Group justify="space-between" gap="sm" px="md" pt="xs" mih={44}>
      <Text c="dimmed" size="sm" role="status">
        {total !== undefined && t('menuEdit.total', { count: total })}
      </Text>
      {(drafts > 0 || isOfDrafts) && (
        <Button
          variant={isOfDrafts ? 'filled' : 'default'}
          leftSection={<IconPencil size={20} aria-hidden />}
          aria-pressed={isOfDrafts}
          onClick={onToggle}
          data-testid="menu-drafts"
        >
          {t('menuEdit.draft.count', { count: drafts })}
        </Button>
      )}
    </Group>
  );
};
