import { ActionIcon, Button } from '@mantine/core';
import { IconChevronRight, IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { dateText } from '#shared/format/date.ts';
import { isMistypedOrderNumber, orderNumberText } from '#shared/order/order-number.ts';
import { orderSearchLeast } from '#shared/validate/order-search.ts';
import { isVoucherCode, normaliseScan } from '#shared/voucher/code.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useOrderSearch, type Found, type FoundOrder, type Picks } from '../queries.ts';
import { takeScan } from '../this-till.ts';
import { GuestCode } from './guest-code.tsx';
import classes from './search-panel.module.css';

const OrderFacts = ({ order }: { order: FoundOrder }) => {
  const t = useT();
  const { productName, buyerMask, nameMask, orderTail, paidAt, vouchers, usable } = order;
  return (
    <>
      <span className={classes['who']}>
        <strong>{buyerMask}</strong>
        {nameMask}
      </span>
      <span className={classes['what']}>
        <strong>{productName}</strong>
        <small>
          {t('writeOff.search.order', { tail: orderTail })}
          {paidAt === null ? '' : ` · ${t('writeOff.search.paid', { time: dateText(paidAt) })}`}
        </small>
      </span>
      <span className={classes['left']}>
        {t('writeOff.search.usable', { usable, total: vouchers })}
      </span>
    </>
  );
};

type RowProps = { order: FoundOrder; pick: string | null; onOpen: (picks: Picks) => void };

/** An order that may be opened is a button; any other asks for its guest's code. */
const Row = ({ order, pick, onOpen }: RowProps) => {
  const { usable } = order;
  const look = { 'data-usable': usable > 0, 'data-testid': 'search-result' };
  return (
    <li>
      {pick === null ? (
        <>
          <div className={classes['row']} {...look}>
            <OrderFacts order={order} />
          </div>
          {usable > 0 && <GuestCode order={order} onOpen={onOpen} />}
        </>
      ) : (
        <button
          type="button"
          className={classes['row']}
          onClick={() => takeScan('SEARCH', pick)}
          {...look}
        >
          <OrderFacts order={order} />
          <IconChevronRight size={22} aria-hidden />
        </button>
      )}
    </li>
  );
};

const Results = ({ found: { result, more } }: { found: Found }) => {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<Picks>([]);
  const pickOf = ({ orderId, pick }: FoundOrder): string | null =>
    pick ?? opened.find((one) => one.orderId === orderId)?.pick ?? null;
  // the form that had the focus is gone
  useEffect(() => {
    if (opened.length > 0) list.current?.querySelector('button')?.focus();
  }, [opened]);
  const handleOpen = (picks: Picks): void => {
    const [only, more] = picks.filter(({ orderId }) =>
      result.some((order) => order.orderId === orderId),
    );
    if (only && !more) takeScan('SEARCH', only.pick);
    else setOpened(picks);
  };
  if (result.length === 0)
    return (
      <p className={classes['none']} role="status" data-testid="search-none">
        {t('writeOff.search.none')}
      </p>
    );
  return (
    <>
      <p className={classes['hint']} role="status">
        {t(more ? 'writeOff.search.more' : 'writeOff.search.found', { count: result.length })}
        {opened.length > 0 && ` · ${t('writeOff.guestCode.opened')}`}
        {result.some(({ pick }) => pick !== null) && ` · ${t('writeOff.search.check')}`}
      </p>
      {result.some((order) => pickOf(order) === null) && (
        <p className={classes['hint']} data-testid="search-closed">
          {t('writeOff.search.closed')}
        </p>
      )}
      <ul ref={list} className={classes['list']} data-testid="search-results">
        {result.map((order) => (
          <Row key={order.orderId} order={order} pick={pickOf(order)} onOpen={handleOpen} />
        ))}
      </ul>
    </>
  );
};

/** `sought`: what is looked for at once. */
const useSubmit = (sought: string) => {
  const { role } = useSignedIn().operator;
  const search = useOrderSearch();
  const [typed, setTyped] = useState(orderNumberText(sought));
  const keyword = typed.trim();
  const least = orderSearchLeast(role, keyword);
  const { mutate } = search;
  useEffect(() => {
    if (sought !== '') mutate(sought);
  }, [sought, mutate]);
  const isMistyped = isMistypedOrderNumber(keyword) && !isVoucherCode(normaliseScan(keyword));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    // a whole code is no search: it goes the way of every typed code
    if (isVoucherCode(normaliseScan(keyword))) takeScan('MANUAL', keyword);
    else if (!isMistyped && [...keyword].length >= least) mutate(keyword);
  };
  const isShort = [...keyword].length < least;
  return { search, typed, setTyped, submit, least, isShort, isMistyped };
};

/** Finds an order without its code (table A, row 25): by a phone (its last four digits, or all of it), an order number or its end, or a name. It is part of the page, no dialog: scans work meanwhile. */
export const SearchPanel = ({ keyword, onClose }: { keyword: string; onClose: () => void }) => {
  const t = useT();
  const errorText = useErrorText();
  const field = useRef<HTMLInputElement>(null);
  const { search, typed, setTyped, submit: handleSubmit, least, ...facts } = useSubmit(keyword);
  const { isShort, isMistyped } = facts;
  useEffect(() => field.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <section
      className={classes['panel']}
      aria-labelledby="search-title"
      onKeyDown={onKeyDown}
      data-testid="search"
    >
      <header className={classes['head']}>
        <h2 id="search-title">{t('writeOff.search.title')}</h2>
        <ActionIcon
          variant="subtle"
          color="dark"
          size={44}
          aria-label={t('writeOff.search.close')}
          onClick={onClose}
          data-testid="search-close"
        >
          <IconX size={22} aria-hidden />
        </ActionIcon>
      </header>
      <form className={classes['form']} role="search" onSubmit={handleSubmit} noValidate>
        <input
          ref={field}
          className={classes['input']}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          aria-label={t('writeOff.search.field')}
          placeholder={t('writeOff.search.field')}
          maxLength={50}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="search-hint"
          aria-invalid={isMistyped}
          data-testid="search-field"
        />
        <Button
          type="submit"
          size="lg"
          radius="lg"
          loading={search.isPending}
          disabled={isShort || isMistyped}
          leftSection={<IconSearch size={22} aria-hidden />}
          data-testid="search-submit"
        >
          {t('writeOff.search.submit')}
        </Button>
      </form>
      {isMistyped ? (
        <p id="search-hint" className={classes['error']} role="alert" data-testid="search-mistyped">
          {t('console.orders.numberMistyped')}
        </p>
      ) : (
        !search.data && (
          <p id="search-hint" className={classes['hint']}>
            {t('writeOff.search.least', { count: least })}
          </p>
        )
      )}
      {search.isError && (
        <p className={classes['error']} role="alert" data-testid="search-error">
          {errorText(search.error)}
        </p>
      )}
      {search.data && <Results key={search.submittedAt} found={search.data} />}
    </section>
  );
};
