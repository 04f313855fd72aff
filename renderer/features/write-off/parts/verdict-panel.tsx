import { Button, Kbd } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCheck,
  IconClock,
  IconDeviceMobile,
  IconPlugConnectedX,
  IconQuestionMark,
  IconUserExclamation,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { verdictLook, type VerdictLook } from '#shared/voucher/redeem-verdict.ts';
import { useT } from '../../../lib/i18n.ts';
import type { Verdict } from '../machine/state.ts';
import { till } from '../this-till.ts';
import { textsOf } from '../verdict-words.ts';
import { NotesToRemember } from './staff-notes.tsx';
import { OrderButton } from './order-button.tsx';
import { RecordButton } from './record-button.tsx';
import { ReceiptButton } from './receipt-button.tsx';
import { RepeatNote } from './repeat-note.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { VerdictDetail } from './verdict-detail.tsx';
import classes from './verdict-panel.module.css';

const PICTOGRAMS: Record<VerdictLook['pictogram'], TablerIcon> = {
  check: IconCheck,
  cross: IconX,
  clock: IconClock,
  question: IconQuestionMark,
  phone: IconDeviceMobile,
  manager: IconUserExclamation,
  undo: IconArrowBackUp,
  plug: IconPlugConnectedX,
};

export const Pictogram = ({ look, size }: { look: VerdictLook; size: number | string }) => {
  const Icon = PICTOGRAMS[look.pictogram];
  return <Icon size={size} stroke={2.2} aria-hidden />;
};

const Words = ({ verdict }: { verdict: Verdict }) => {
  const t = useT();
  const { titleKey, adviceKey } = textsOf(verdict);
  // the receipt names its vouchers itself
  const shown = verdict.receipt ? '' : verdict.shown;
  return (
    <div className={classes['words']} role="alert" aria-live="assertive">
      <h2 className={classes['title']} data-testid="verdict-title">
        {t(titleKey)}
      </h2>
      {(verdict.label || shown) && (
        <p className={classes['label']}>
          {verdict.label}
          {shown && <span>{shown}</span>}
        </p>
      )}
      <p className={classes['advice']} data-testid="verdict-advice">
        {t(adviceKey)}
      </p>
      {(verdict.note || verdict.noteKey) && (
        <p className={classes['note']} data-testid="verdict-note">
          {verdict.noteKey ? t(verdict.noteKey) : verdict.note}
        </p>
      )}
    </div>
  );
};

type Props = {
  verdict: Verdict;
  waiting: number;
  /** Before a digit is typed. */ onDigit: () => void;
  /** Looks for the order of a number that was scanned. */ onFindOrder: (number: string) => void;
};

const isDigit = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  /^\d$/.test(key) && !repeat && !ctrlKey && !metaKey && !altKey;

/** The answer to a scan, over the whole screen and readable at two metres. Never in the way: any scan, Enter or Escape puts it away, and a digit begins the next code. */
export const VerdictPanel = ({ verdict, waiting, onDigit, onFindOrder }: Props) => {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const look = verdictLook(verdict.kind);
  const handleNext = (): void => till.send({ type: 'left' });
  const handleCancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    handleNext();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.repeat && event.target === event.currentTarget)
      handleNext();
    if (isDigit(event)) onDigit();
    // a second Escape that is left to the browser closes the dialog without asking
    if (event.key === 'Escape') handleCancel(event);
  };

  useEffect(() => {
    const open = dialog.current;
    if (open && !open.open) open.showModal();
    open?.focus();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes['panel']}
      aria-label={t('writeOff.verdict')}
      tabIndex={-1}
      data-tone={look.tone}
      data-kind={verdict.kind}
      data-testid="verdict"
      onCancel={handleCancel}
      onKeyDown={handleKeyDown}
    >
      <div className={classes['stage']}>
        <div className={classes['sign']}>
          <Pictogram look={look} size="100%" />
        </div>
        <div className={classes['says']}>
          <Words verdict={verdict} />
          {verdict.kind === 'ok' && (
            <NotesToRemember notes={verdict.notes} className={classes['block']} />
          )}
          <VerdictDetail verdict={verdict} />
        </div>
      </div>
      <div className={classes['again']}>
        <RepeatNote />
      </div>
      <footer className={classes['foot']}>
        <span className={classes['hint']} data-testid="verdict-hint">
          {waiting > 0
            ? t('writeOff.verdict.queued', { count: waiting })
            : t('writeOff.verdict.continue')}
        </span>
        <ReceiptButton verdict={verdict} />
        <RecordButton verdict={verdict} />
        <OrderButton verdict={verdict} onFind={onFindOrder} />
        <UndoButtons verdict={verdict} />
        <Button
          size="xl"
          variant="white"
          color="dark"
          onClick={handleNext}
          rightSection={<Kbd className={classes['key'] ?? ''}>{'Enter'}</Kbd>}
          data-testid="verdict-next"
        >
          {t('writeOff.verdict.next')}
        </Button>
      </footer>
    </dialog>
  );
};
