import { ActionIcon, Text } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.ts';
import classes from './change.module.css';

type Props = {
  name: string;
  details: string;
  count: number;
  most: number;
  onChange: (count: number) => void;
  children?: ReactNode;
};

/** A line with so many of its pieces. */
export const Pieces = ({ name, details, count, most, onChange, children }: Props) => {
  const t = useT();
  return (
    <li className={classes['row']} data-testid="desk-pieces">
      <div className={classes['line']}>
        <div className={classes['name']}>
          <Text fw={650}>{name}</Text>
          {details !== '' && (
            <Text size="sm" c="dimmed">
              {details}
            </Text>
          )}
        </div>
        <div className={classes['stepper']}>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t('desk.pieces.less', { name })}
            disabled={count <= 0}
            onClick={() => onChange(count - 1)}
          >
            <IconMinus size={20} aria-hidden />
          </ActionIcon>
          <span aria-live="polite">{`${count} / ${most}`}</span>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t('desk.pieces.more', { name })}
            disabled={count >= most}
            onClick={() => onChange(count + 1)}
          >
            <IconPlus size={20} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      {children}
    </li>
  );
};
