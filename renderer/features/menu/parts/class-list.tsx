import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import type { MenuClass } from '#shared/contract/merchant/menu-shapes.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { classTree, nameIn } from '../class-tree.ts';
import type { EditedClass } from './class-dialog.tsx';
import classes from '../menu.module.css';

type Props = {
  classes: readonly MenuClass[];
  chosen: string;
  canEdit: boolean;
  onChoose: (classId: string) => void;
  onEdit: (edited: EditedClass) => void;
};

/** The classes of a menu, those of a supermarket below one another, each with how many dishes it holds. */
export const ClassList = ({ classes: all, chosen, canEdit, onChoose, onEdit }: Props) => {
  const t = useT();
  const language = useLanguage();
  const tree = classTree(all);
  const whole = { classId: '', name: t('menuEdit.allClasses'), level: 0, dishes: null };
  const rows = [
    whole,
    ...tree.map(({ row, level, dishes }) => ({
      classId: row.classId,
      name: nameIn(row.name, language),
      level,
      dishes,
    })),
  ];
  return (
    <nav className={classes['classes']} aria-label={t('menuEdit.classes')}>
      <ul>
        {rows.map(({ classId, name, level, dishes }) => (
          <li key={classId} className={classes['class']} data-chosen={classId === chosen}>
            <button
              type="button"
              className={classes['choose']}
              style={{ paddingInlineStart: 10 + level * 16 }}
              aria-current={classId === chosen}
              onClick={() => onChoose(classId)}
            >
              <span>{name}</span>
              <span className={classes['count']}>{dishes}</span>
            </button>
            {canEdit && classId === chosen && classId !== '' && (
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={t('menuEdit.editClass', { name })}
                onClick={() => onEdit(classId)}
                data-testid="menu-edit-class"
              >
                <IconPencil size={20} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {canEdit && (
        <Button
          variant="subtle"
          fullWidth
          mt="xs"
          leftSection={<IconPlus size={20} aria-hidden />}
          onClick={() => onEdit(null)}
          data-testid="menu-add-class"
        >
          {t('menuEdit.addClass')}
        </Button>
      )}
    </nav>
  );
};
