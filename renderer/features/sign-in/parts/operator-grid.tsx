import { Badge } from '@mantine/core';
import { IconLock, IconPassword, IconUser } from '@tabler/icons-react';
import { useT } from '../../../lib/i18n.ts';
import type { OperatorHere } from '../queries.ts';
import classes from './operator-grid.module.css';

type Props = {
  operators: readonly OperatorHere[];
  firstId: string | null;
  onChoose: (operator: OperatorHere) => void;
};

/** Names as large buttons; the likely one has the focus. */
export const OperatorGrid = ({ operators, firstId, onChoose }: Props) => {
  const t = useT();
  const first = operators.find(({ id }) => id === firstId) ?? operators[0];
  return (
    <ul className={classes['grid']} data-testid="operators-here">
      {operators.map((operator) => (
        <li key={operator.id}>
          <button
            type="button"
            className={classes['name']}
            autoFocus={operator === first}
            data-autofocus={operator === first || undefined}
            onClick={() => onChoose(operator)}
            data-operator={operator.id}
          >
            <span className={classes['face']} aria-hidden="true">
              {operator.hasPin ? <IconUser size={26} /> : <IconPassword size={26} />}
            </span>
            <span className={classes['words']}>
              <strong>{operator.name}</strong>
              <span>
                {t(`console.role.${operator.role}`)}
                {operator.hasPin ? '' : ` · ${t('lock.noPin')}`}
              </span>
            </span>
            {operator.lockedUntil !== null && (
              <Badge color="red.9" tt="none" leftSection={<IconLock size={14} aria-hidden />}>
                {t('lock.operatorLocked')}
              </Badge>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
};
