import { ActionIcon, Button, Checkbox, Popover, Stack, Tooltip } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useT } from '../../../lib/i18n.ts';
import { chooseColumns, COLUMNS, FIXED, useColumns, type ColumnId } from '../column-choice.ts';
import classes from './column-menu.module.css';

/** Which columns the list shows: kept for this till. */
export const ColumnMenu = () => {
  const t = useT();
  const { all, shown, isChosen } = useColumns();
  const toggle = (id: ColumnId): void =>
    chooseColumns(shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id]);
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus withRoles>
      <Popover.Target>
        <Tooltip label={t('console.records.columns')}>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t('console.records.columns')}
            data-testid="columns"
          >
            <IconColumns3 size={22} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown className={classes['menu'] ?? ''} aria-label={t('console.records.columns')}>
        <Stack gap="xs">
          {all.map((id) => (
            <Checkbox
              key={id}
              label={t(COLUMNS[id].label)}
              checked={shown.includes(id)}
              disabled={id === FIXED}
              onChange={() => toggle(id)}
            />
          ))}
          <Button
            variant="subtle"
            size="xs"
            disabled={!isChosen}
            onClick={() => chooseColumns(null)}
          >
            {t('console.records.columnsUsual')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};
