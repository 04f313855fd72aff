import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { dateText, dateTimeText, timeText } from '#shared/format/date.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { undoUntil } from '#shared/voucher/undo-window.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useNow } from '../../../ui/use-now.ts';
import type { Verdict } from '../machine/state.ts';
import { till } from '../this-till.ts';

type Item = NonNullable<Verdict['receipt']>['items'][number];

/** When it ends, with the day where that is another one. */
const deadlineText = (until: Instant, now: Instant): string =>
  dateText(until) === dateText(now) ? timeText(until) : dateTimeText(until);

/** Write-offs of a verdict that can be taken back now, and until when: each person at the till has the deadline of their own role (decision B7). `byOther`: until when whoever redeemed it still may. */
export const useUndoable = ({
  receipt,
  undone,
}: Verdict): { items: readonly Item[]; until: string; byOther: string | null } => {
  const now = useNow();
  const { role } = useSignedIn().operator;
  if (!receipt) return { items: [], until: '', byOther: null };
  const until = undoUntil(receipt.verifiedAt, role);
  const left = receipt.items.filter(({ verifyId }) => !undone.includes(verifyId));
  const isOver = now >= until;
  return {
    items: isOver ? [] : left,
    until: deadlineText(until, now),
    byOther:
      isOver && left.length > 0 && now < receipt.undoUntil
        ? deadlineText(receipt.undoUntil, now)
        : null,
  };
};

export const UndoButtons = ({ verdict }: { verdict: Verdict }) => {
  const t = useT();
  const { items, until } = useUndoable(verdict);
  const { receipt, label } = verdict;
  if (!receipt) return null;
  const isOnly = receipt.items.length === 1;
  return items.map(({ verifyId, codeMask }) => (
    <Button
      key={verifyId}
      size="xl"
      variant="outline"
      color="white"
      leftSection={<IconArrowBackUp size={26} aria-hidden />}
      title={t('writeOff.verdict.undoUntil', { time: until })}
      onClick={() => till.send({ type: 'undo', verifyId, label: `${label} · ${codeMask}` })}
      data-testid="verdict-undo"
    >
      {isOnly
        ? t('writeOff.verdict.undo')
        : t('writeOff.verdict.undoOf', { code: codeMask.slice(-4) })}
    </Button>
  ));
};
