import { Text, TextInput } from '@mantine/core';
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useErrorText } from '../../../lib/i18n.ts';
import classes from '../menu.module.css';

type Props = {
  label: string;
  text: string;
  /** What the field begins with. */
  initial: string;
  canEdit: boolean;
  isGood: (typed: string) => boolean;
  problem: string;
  change: { isPending: boolean; error: unknown; reset: () => void };
  onSend: (typed: string, onDone: () => void) => void;
  testId: string;
};

/** A number of a row that becomes a field: Enter sends it, Escape leaves it as it was. */
export const EditCell = ({
  label,
  text,
  initial,
  canEdit,
  isGood,
  problem,
  change,
  onSend,
  testId,
}: Props) => {
  const errorText = useErrorText();
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const close = (): void => {
    setTyped(null);
    setIsRefused(false);
    change.reset();
  };
  if (!canEdit) return <span className={classes['cell']}>{text}</span>;
  if (typed === null)
    return (
      <span className={classes['cell']}>
        <button
          type="button"
          className={classes['value']}
          aria-label={`${label}: ${text}`}
          onClick={() => setTyped(initial)}
          data-testid={testId}
        >
          {text}
        </button>
      </span>
    );
  const handleSend = (): void => {
    if (change.isPending) return;
    if (typed.trim() === initial) return close();
    if (!isGood(typed)) return setIsRefused(true);
    onSend(typed, close);
  };
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    handleSend();
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <TextInput
        aria-label={label}
        value={typed}
        maxLength={10}
        inputMode="decimal"
        disabled={change.isPending}
        error={isRefused && !isGood(typed) ? problem : null}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field takes the place of the button that was pressed
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={handleKey}
        onBlur={handleSend}
        data-testid={`${testId}-field`}
      />
      {change.error !== null && (
        <Text c="red.9" size="sm" role="alert">
          {errorText(change.error)}
        </Text>
      )}
    </form>
  );
};
