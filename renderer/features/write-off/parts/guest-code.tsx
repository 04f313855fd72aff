import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import {
  useAskGuestCode,
  useGuestCode,
  type FoundOrder,
  type GuestCodeSent,
  type Picks,
} from '../queries.ts';
import classes from './search-panel.module.css';

const CODE = /^\d{6}$/;

type FormProps = { order: FoundOrder; onOpen: (picks: Picks) => void };

const CodeForm = ({ order, onOpen }: FormProps) => {
  const t = useT();
  const errorText = useErrorText();
  const open = useGuestCode();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const typed = code.replace(/\s/g, '');
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (!CODE.test(typed) || open.isPending) return;
    open.mutate(
      { orderId: order.orderId, code: typed },
      { onSuccess: ({ picks }) => onOpen(picks), onError: () => field.current?.select() },
    );
  };
  const missing = isSubmitted && !CODE.test(typed) ? t('writeOff.guestCode.missing') : null;
  const problem = missing ?? (open.isError ? errorText(open.error) : null);
  return (
    <form className={classes['form']} onSubmit={handleSubmit} noValidate data-testid="guest-code">
      <input
        ref={field}
        className={classes['input']}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        aria-label={t('writeOff.guestCode.field')}
        placeholder={t('writeOff.guestCode.field')}
        aria-invalid={problem !== null}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        data-testid="guest-code-field"
      />
      <Button type="submit" size="lg" radius="lg" loading={open.isPending}>
        {t('writeOff.guestCode.open')}
      </Button>
      {problem !== null && (
        <p className={classes['error']} role="alert" data-testid="guest-code-error">
          {problem}
        </p>
      )}
    </form>
  );
};

/** Sends the buyer of a closed order a code, and opens their orders once they say it. */
export const GuestCode = ({ order, onOpen }: FormProps) => {
  const t = useT();
  const errorText = useErrorText();
  const ask = useAskGuestCode();
  const { orderId, orderTail } = order;
  // a code that was sent stays good when another cannot be
  const [sent, setSent] = useState<GuestCodeSent | null>(null);
  const label = t(sent ? 'writeOff.guestCode.again' : 'writeOff.guestCode.ask');
  return (
    <div className={classes['code']}>
      {sent && (
        <p className={classes['hint']} role="status">
          {t('writeOff.guestCode.sent', { phone: sent.buyerMask })}
          {sent.demoCode !== undefined &&
            ` ${t('writeOff.guestCode.demo', { code: sent.demoCode })}`}
        </p>
      )}
      {sent && <CodeForm order={order} onOpen={onOpen} />}
      {ask.isError && (
        <p className={classes['error']} role="alert">
          {errorText(ask.error)}
        </p>
      )}
      <Button
        variant={sent ? 'subtle' : 'light'}
        leftSection={<IconMessage size={20} aria-hidden />}
        loading={ask.isPending}
        onClick={() => ask.mutate(orderId, { onSuccess: setSent })}
        aria-label={`${label}, ${t('writeOff.search.order', { tail: orderTail })}`}
        data-testid="guest-code-ask"
      >
        {label}
      </Button>
    </div>
  );
};
