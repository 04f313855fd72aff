import { VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { grouped } from '#shared/format/grouped.ts';
import classes from './choice-row.module.css';

type Choice<Value extends string> = { value: Value; label: string; count?: number | undefined };
type Props<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  testId: string;
};

/** One choice of several, each with how many it holds: radio buttons that look like tabs and wrap where there is no room. */
export const ChoiceRow = <Value extends string>({
  label,
  choices,
  value,
  onChange,
  testId,
}: Props<Value>) => {
  const name = useId();
  return (
    <fieldset className={classes['row']} data-testid={testId}>
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      {choices.map((choice) => (
        <label key={choice.value} className={classes['choice']} data-value={choice.value}>
          <input
            type="radio"
            name={name}
            className={classes['radio']}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
          {choice.count !== undefined && (
            <span className={classes['count']}>{grouped(choice.count)}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
};
