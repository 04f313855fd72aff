import { ActionIcon } from '@mantine/core';
import { IconBackspace } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import classes from './pin-pad.module.css';

const MOST = 6;
const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

type Props = {
  name: string;
  field: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
  isBusy: boolean;
};

const Dots = ({ count }: { count: number }) => (
  <span className={classes['dots']} aria-hidden="true">
    {Array.from({ length: MOST }, (_, at) => (
      <i key={at} data-on={at < count} data-extra={at >= 4} />
    ))}
  </span>
);

/**
 * A PIN by touch or keyboard. The field is a real one, so that a scan is taken out of it again like out of any other. Screen readers announce how many digits there are and never which:
 * the field is masked, and the keys to touch are not in their way.
 */
export const PinPad = ({ name, field, value, onChange, isBusy }: Props) => {
  const t = useT();
  const set = (next: string): void => {
    if (!isBusy) onChange(next.replace(/\D/g, '').slice(0, MOST));
  };
  const press = (digit: string): void => {
    set(value + digit);
    field.current?.focus();
  };
  return (
    <fieldset className={classes['pin']} aria-busy={isBusy}>
      <div className={classes['box']}>
        <input
          ref={field}
          className={classes['field']}
          type="password"
          inputMode="none"
          autoComplete="off"
          name="till-pin"
          aria-label={t('pin.field', { name })}
          maxLength={MOST}
          value={value}
          autoFocus
          data-autofocus
          onChange={(event) => set(event.currentTarget.value)}
          data-testid="pin-field"
        />
        <Dots count={value.length} />
      </div>
      <HiddenText as="p" role="status">
        {value.length > 0 ? t('pin.typed', { count: value.length }) : ''}
      </HiddenText>
      <div className={classes['keys']} aria-hidden="true" data-testid="pin-pad">
        {ROWS.map((digit) => (
          <button
            key={digit}
            type="button"
            tabIndex={-1}
            className={classes['key']}
            onClick={() => press(digit)}
          >
            {digit}
          </button>
        ))}
        <span />
        <button type="button" tabIndex={-1} className={classes['key']} onClick={() => press('0')}>
          {'0'}
        </button>
        <ActionIcon
          variant="subtle"
          color="gray"
          tabIndex={-1}
          className={classes['erase'] ?? ''}
          onClick={() => {
            set(value.slice(0, -1));
            field.current?.focus();
          }}
        >
          <IconBackspace size={30} />
        </ActionIcon>
      </div>
    </fieldset>
  );
};
