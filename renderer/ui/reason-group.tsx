import { Radio } from '@mantine/core';
import { useId } from 'react';
import classes from './reason-group.module.css';

type Props = {
  label: string;
  description?: string;
  choices: readonly { value: string; label: string }[];
  /** Empty while nothing is chosen. */
  value?: string | null;
  onChange?: (value: string) => void;
  /** Why it cannot be sent so. */
  error: string | null;
  disabled?: boolean;
  /** Beside each other, as far as there is room. */
  columns?: boolean;
};

/** Reasons, of which one is chosen. Where it is missing the first has the focus at the sending, and each says so. */
export const ReasonGroup = ({ choices, value, error, columns = false, ...group }: Props) => {
  const errorId = useId();
  const fault = error !== null && { 'aria-invalid': true, 'aria-describedby': errorId };
  return (
    <Radio.Group {...group} value={value ?? ''} error={error} errorProps={{ id: errorId }}>
      <div className={`${classes['list']} ${columns ? classes['columns'] : ''}`}>
        {choices.map((choice) => (
          <Radio key={choice.value} size="md" {...choice} {...fault} />
        ))}
      </div>
    </Radio.Group>
  );
};
