import { Button, Kbd } from '@mantine/core';
import { IconCalendarEvent, IconCheck, IconUsersPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { dateText, dateTimeText } from '#shared/format/date.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import { useT } from '../../../lib/i18n.ts';
import { pictureUrl } from '../../../lib/picture-url.ts';
import { ITEMS_MOST, unticked } from '../machine/confirm.ts';
import type { Card, Selection, Ticked } from '../machine/state.ts';
import { till } from '../this-till.ts';
import classes from './confirm-card.module.css';
import { StaffNotes } from './staff-notes.tsx';
import { moveBetweenRows, VoucherRow } from './voucher-row.tsx';

/** The visit that was booked, where one was. */
export const BookingLine = ({ booking }: Pick<Card, 'booking'>) => {
  const t = useT();
  if (!booking) return null;
  return (
    <p className={classes['booking']} data-testid="card-booking">
      <IconCalendarEvent size={24} aria-hidden />
      {t('writeOff.card.booking', { time: dateTimeText(booking.at), count: booking.partySize })}
    </p>
  );
};

const Head = ({ card }: { card: Card }) => {
  const t = useT();
  return (
    <header className={classes['head']}>
      <img
        className={classes['picture']}
        src={pictureUrl(card.productImg)}
        alt=""
        width={116}
        height={116}
      />
      <div className={classes['what']}>
        <h2 className={classes['name']}>{card.productName}</h2>
        <p className={classes['fact']}>{t('writeOff.card.buyer', { phone: card.buyerMask })}</p>
        <p className={classes['fact']}>
          {t('writeOff.card.validity', {
            from: dateText(card.validFrom),
            to: dateText(card.validTo),
          })}
        </p>
        <BookingLine booking={card.booking} />
      </div>
    </header>
  );
};

const Rules = ({ rules }: { rules: readonly string[] }) => {
  const t = useT();
  if (rules.length === 0) return null;
  return (
    <section className={classes['rules']}>
      <h3>{t('writeOff.card.rules')}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
};

const useSum = (selection: Selection, toTick: number): string => {
  const t = useT();
  if (toTick > 0) return t('writeOff.card.untick', { count: toTick });
  const times = Object.values(selection);
  if (times.length === 0) return t('writeOff.card.nothing');
  const uses = times.reduce((sum, one) => sum + one, 0);
  return `${t('writeOff.card.chosen', { count: times.length })} · ${t('writeOff.verdict.times', { count: uses })}`;
};

type Props = {
  card: Card;
  selection: Selection;
  ticked: Ticked;
  inDoubt: ReadonlySet<string>;
  isBusy: boolean;
  hasChanged: boolean;
};

/** Puts the focus on what is to be done first: a note to tick, a chosen voucher, else the card itself. */
const useFirstFocus = () => {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const first =
      box.current?.querySelector<HTMLElement>('[data-testid=note-tick]:not(:checked)') ??
      box.current?.querySelector<HTMLElement>('input[type=checkbox]:checked') ??
      box.current?.querySelector<HTMLElement>('input[type=checkbox]:enabled') ??
      box.current;
    first?.focus({ preventScroll: true });
    first?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return box;
};

type VouchersProps = Pick<Props, 'card' | 'selection' | 'inDoubt' | 'isBusy'>;

/** The order's vouchers to choose from, and the way to another order. */
const Vouchers = ({ card, selection, inDoubt, isBusy }: VouchersProps) => {
  const t = useT();
  const isFull = Object.keys(selection).length >= ITEMS_MOST;
  return (
    <>
      <div className={classes['title']}>
        <h3>
          {t('writeOff.card.vouchers')}
          {isFull && <small>{t('writeOff.card.most', { count: ITEMS_MOST })}</small>}
        </h3>
        <Button
          variant="subtle"
          size="md"
          h={44}
          onClick={() => till.send({ type: 'addAnother' })}
          disabled={isBusy}
          leftSection={<IconUsersPlus size={24} aria-hidden />}
          rightSection={<Kbd className={classes['key'] ?? ''}>{'A'}</Kbd>}
          data-testid="card-add"
        >
          {t('writeOff.card.add')}
        </Button>
      </div>
      <ul className={classes['vouchers']}>
        {card.vouchers.map((voucher) => (
          <VoucherRow
            key={voucher.voucherId}
            voucher={voucher}
            times={selection[voucher.voucherId] ?? 0}
            isInDoubt={inDoubt.has(voucher.voucherId)}
            isBusy={isBusy}
          />
        ))}
      </ul>
    </>
  );
};

type FootProps = { sum: string; isBusy: boolean; isReady: boolean };

const Foot = ({ sum, isBusy, isReady }: FootProps) => {
  const t = useT();
  return (
    <footer className={classes['foot']}>
      <Button
        variant="default"
        size="xl"
        onClick={() => till.send({ type: 'left' })}
        disabled={isBusy}
        rightSection={<Kbd className={classes['key'] ?? ''}>{'Esc'}</Kbd>}
        data-testid="card-leave"
      >
        {t('writeOff.card.leave')}
      </Button>
      <span className={classes['sum']} role="status" data-testid="card-sum">
        {sum}
      </span>
      <Button
        size="xl"
        color="var(--senado-verdict-ok)"
        loading={isBusy}
        disabled={!isReady}
        leftSection={<IconCheck size={30} aria-hidden />}
        rightSection={<Kbd className={classes['key'] ?? ''}>{'Enter'}</Kbd>}
        data-testid="card-confirm"
        onClick={() => till.send({ type: 'confirmed', requestId: newRequestId() })}
      >
        {t('writeOff.card.confirm')}
      </Button>
    </footer>
  );
};

/** What is about to be written off: Enter does it, Escape leaves, Space and arrows choose among the order's vouchers. */
export const ConfirmCard = ({ card, selection, ticked, inDoubt, isBusy, hasChanged }: Props) => {
  const t = useT();
  const box = useFirstFocus();
  const toTick = unticked(card, ticked).length;
  const sum = useSum(selection, toTick);
  const isReady = Object.keys(selection).length > 0 && toTick === 0;
  return (
    <section
      ref={box}
      className={classes['card']}
      aria-label={t('writeOff.card')}
      aria-busy={isBusy}
      tabIndex={-1}
      onKeyDown={(event) => moveBetweenRows(event)}
      data-testid="card"
    >
      <Head card={card} />
      <div className={classes['body']}>
        {hasChanged && (
          <p className={classes['changed']} role="alert">
            {t('writeOff.card.changed')}
          </p>
        )}
        <StaffNotes orderId={card.orderId} notes={card.attention} ticked={ticked} isBusy={isBusy} />
        <Vouchers card={card} selection={selection} inDoubt={inDoubt} isBusy={isBusy} />
        <Rules rules={card.rules} />
      </div>
      <Foot sum={sum} isBusy={isBusy} isReady={isReady} />
    </section>
  );
};
