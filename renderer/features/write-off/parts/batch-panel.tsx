import { ActionIcon, Button, Kbd, Loader } from '@mantine/core';
import { IconCheck, IconHourglass, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { verdictLook } from '#shared/voucher/redeem-verdict.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import { useT } from '../../../lib/i18n.ts';
import type { Batch } from '../machine/batch-outcome.ts';
import { canConfirmBatch, isChosen, isOpen } from '../machine/batch.ts';
import type { BatchEntry, Card, Verdict } from '../machine/state.ts';
import { till } from '../this-till.ts';
import { textsOf } from '../verdict-words.ts';
import classes from './batch-panel.module.css';
import { BookingLine } from './confirm-card.tsx';
import { NotesToRemember, StaffNotes } from './staff-notes.tsx';
import { VerdictDetail } from './verdict-detail.tsx';
import { Pictogram } from './verdict-panel.tsx';
import { moveBetweenRows, VoucherRow } from './voucher-row.tsx';

type Props = { batch: Batch; isDone: boolean; inDoubt: ReadonlySet<string> };

/** The verdict of one order, in its own colour, pictogram and words (decision B13). */
const Told = ({
  outcome,
  name,
  isUnsent,
}: {
  outcome: Verdict;
  name: string;
  isUnsent: boolean;
}) => {
  const t = useT();
  const look = verdictLook(outcome.kind);
  const { titleKey, adviceKey } = textsOf(outcome);
  return (
    <div
      className={classes['told']}
      data-tone={look.tone}
      data-kind={outcome.kind}
      data-testid="batch-verdict"
    >
      <span className={classes['sign']}>
        <Pictogram look={look} size={40} />
      </span>
      <div>
        <p className={classes['title']}>
          <strong>{t(titleKey)}</strong>
          {isUnsent && <span>{t('writeOff.batch.refused')}</span>}
        </p>
        <p className={classes['name']}>
          {[outcome.label || name, outcome.receipt ? '' : outcome.shown]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {outcome.kind !== 'ok' && <p className={classes['advice']}>{t(adviceKey)}</p>}
        <VerdictDetail verdict={outcome} />
        {outcome.kind === 'ok' && <NotesToRemember notes={outcome.notes} className={undefined} />}
      </div>
    </div>
  );
};

/** A card that has no verdict yet: being sent, or polled since its answer was lost. */
const OnItsWay = ({ name, isDone }: { name: string; isDone: boolean }) => {
  const t = useT();
  return (
    <div
      className={classes['told']}
      data-tone="unsure"
      data-kind="checking"
      data-testid="batch-verdict"
    >
      <span className={classes['sign']}>
        {isDone ? (
          <IconHourglass size={40} aria-hidden />
        ) : (
          <Loader color="dark" size={34} aria-hidden />
        )}
      </span>
      <div>
        <p className={classes['title']}>
          <strong>{t(isDone ? 'verdict.checking.title' : 'writeOff.batch.sending')}</strong>
        </p>
        <p className={classes['name']}>{name}</p>
        {isDone && <p className={classes['advice']}>{t('verdict.checking.advice')}</p>}
      </div>
    </div>
  );
};

const Remove = ({
  entryKey,
  name,
  isOnColour = false,
}: {
  entryKey: number;
  name: string;
  isOnColour?: boolean;
}) => {
  const t = useT();
  return (
    <ActionIcon
      {...(isOnColour ? { variant: 'white', color: 'dark' } : { variant: 'subtle', color: 'gray' })}
      size={44}
      aria-label={t('writeOff.batch.remove', { name })}
      onClick={() => till.send({ type: 'removed', key: entryKey })}
      data-testid="batch-remove"
    >
      <IconX size={22} aria-hidden />
    </ActionIcon>
  );
};

const OpenCard = ({
  entry,
  inDoubt,
}: {
  entry: BatchEntry & { card: Card };
  inDoubt: Props['inDoubt'];
}) => {
  const t = useT();
  const { key, card, selection, ticked } = entry;
  return (
    <>
      <header className={classes['head']}>
        <div>
          <h3>{card.productName}</h3>
          <p>{t('writeOff.card.buyer', { phone: card.buyerMask })}</p>
          <BookingLine booking={card.booking} />
        </div>
        <Remove entryKey={key} name={card.productName} />
      </header>
      <StaffNotes orderId={card.orderId} notes={card.attention} ticked={ticked} isBusy={false} />
      <ul className={classes['vouchers']}>
        {card.vouchers.map((voucher) => (
          <VoucherRow
            key={voucher.voucherId}
            voucher={voucher}
            times={selection[voucher.voucherId] ?? 0}
            isInDoubt={inDoubt.has(voucher.voucherId)}
            isBusy={false}
          />
        ))}
      </ul>
    </>
  );
};

const Entry = ({ entry, batch, isDone, inDoubt }: Props & { entry: BatchEntry }) => {
  const name = entry.card?.productName ?? '';
  const { outcome } = entry;
  return (
    <li
      className={classes['entry']}
      data-key={entry.key}
      data-open={isOpen(entry)}
      data-testid="batch-entry"
    >
      {outcome && <Told outcome={outcome} name={name} isUnsent={!batch.isSent} />}
      {!outcome && batch.isSent && <OnItsWay name={name} isDone={isDone} />}
      {isOpen(entry) && <OpenCard entry={entry} inDoubt={inDoubt} />}
      {outcome && !batch.isSent && (
        <Remove isOnColour entryKey={entry.key} name={outcome.label || outcome.shown} />
      )}
    </li>
  );
};

/** One line with the progress of the batch; read out when it is done. */
const useSummary = ({ entries, isSent }: Batch, isDone: boolean): string => {
  const t = useT();
  if (!isSent) {
    const chosen = entries.filter(isChosen);
    const uses = chosen
      .flatMap(({ selection }) => Object.values(selection))
      .reduce((sum, times) => sum + times, 0);
    return chosen.length === 0
      ? t('writeOff.batch.nothing')
      : [
          t('writeOff.batch.orders', { count: chosen.length }),
          t('writeOff.batch.uses', { count: uses }),
        ].join('\u00A0· ');
  }
  if (!isDone) return t('writeOff.batch.sending');
  const sent = entries.filter(({ requestId }) => requestId !== null);
  const ok = sent.filter(({ outcome }) => outcome?.kind === 'ok').length;
  return ok === sent.length
    ? t('writeOff.batch.done', { count: ok })
    : t('writeOff.batch.mixed', { ok, other: sent.length - ok });
};

const Foot = ({ batch, isDone, summary }: { batch: Batch; isDone: boolean; summary: string }) => {
  const t = useT();
  const { entries, isSent } = batch;
  const handleLeave = (): void => till.send({ type: 'left' });
  return (
    <footer className={classes['foot']}>
      {!isSent && (
        <Button
          variant="default"
          size="xl"
          onClick={handleLeave}
          rightSection={<Kbd className={classes['key'] ?? ''}>{'Esc'}</Kbd>}
          data-testid="batch-leave"
        >
          {t('writeOff.batch.leave')}
        </Button>
      )}
      <strong className={classes['sum']} role={isDone ? 'alert' : 'status'} data-testid="batch-sum">
        {summary}
      </strong>
      {isDone ? (
        <Button
          size="xl"
          onClick={handleLeave}
          rightSection={<Kbd className={classes['key'] ?? ''}>{'Enter'}</Kbd>}
          data-testid="batch-next"
        >
          {t('writeOff.verdict.next')}
        </Button>
      ) : (
        <Button
          size="xl"
          color="var(--senado-verdict-ok)"
          loading={isSent}
          disabled={!canConfirmBatch(batch)}
          leftSection={<IconCheck size={30} aria-hidden />}
          rightSection={<Kbd className={classes['key'] ?? ''}>{'Enter'}</Kbd>}
          data-testid="batch-confirm"
          onClick={() =>
            till.send({ type: 'batchConfirmed', requestIds: entries.map(() => newRequestId()) })
          }
        >
          {t('writeOff.batch.confirm')}
        </Button>
      )}
    </footer>
  );
};

/** Brings what came last into sight, with the focus on the box that must be ticked; the verdicts are read from the top. */
const useSight = ({ entries, isSent }: Batch) => {
  const box = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const lastKey = entries.at(-1)?.key;
  useEffect(() => {
    const last = list.current?.querySelector(`[data-key="${lastKey}"]`);
    if (isSent) list.current?.scrollTo({ top: 0 });
    else last?.scrollIntoView({ block: 'nearest' });
    (
      last?.querySelector<HTMLElement>('[data-testid=note-tick]:not(:checked)') ?? box.current
    )?.focus({ preventScroll: true });
  }, [lastKey, isSent]);
  return { box, list };
};

/** Several orders in one confirm (table A, row 8): each scan adds a card, each card gets its own verdict. */
export const BatchPanel = ({ batch, isDone, inDoubt }: Props) => {
  const t = useT();
  const { entries, lookingUp, isSent } = batch;
  const { box, list } = useSight(batch);
  const summary = useSummary(batch, isDone);
  return (
    <section
      ref={box}
      className={classes['panel']}
      aria-label={t('writeOff.batch')}
      aria-busy={isSent && !isDone}
      tabIndex={-1}
      onKeyDown={(event) => moveBetweenRows(event)}
      data-done={isDone}
      data-testid="batch"
    >
      <header className={classes['top']}>
        <h2>{t('writeOff.batch')}</h2>
        {!isSent && (
          <p role="status">
            {lookingUp ? (
              <>
                <Loader size={20} aria-hidden />
                {t('writeOff.batch.lookingUp')}
              </>
            ) : (
              t('writeOff.batch.hint')
            )}
          </p>
        )}
      </header>
      <ul ref={list} className={classes['entries']} {...(isSent && { tabIndex: 0 })}>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} batch={batch} isDone={isDone} inDoubt={inDoubt} />
        ))}
      </ul>
      <Foot batch={batch} isDone={isDone} summary={summary} />
    </section>
  );
};
