import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { timeText } from '#shared/format/date.ts';
import { useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../ui/use-now.ts';
import type { Verdict } from '../machine/state.ts';
import { till } from '../this-till.ts';

type Item = NonNullable<Verdict['receipt']>['items'][number];

/** Write-offs of a verdict that can be taken back now (decision B7). */
export const useUndoable = ({ receipt, undone }: Verdict): readonly Item[] => {
  const now = useNow();
  return receipt && now < receipt.undoUntil
    ? receipt.items.filter(({ verifyId }) => !undone.includes(verifyId))
    : [];
};

export const UndoButtons = ({ verdict }: { verdict: Verdict }) => {
  const t = useT();
  const items = useUndoable(verdict);
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
      title={t('writeOff.verdict.undoUntil', { time: timeText(receipt.undoUntil) })}
      onClick={() => till.send({ type: 'undo', verifyId, label: `${label} · ${codeMask}` })}
      data-testid="verdict-undo"
    >
      {isOnly
        ? t('writeOff.verdict.undo')
        : t('writeOff.verdict.undoOf', { code: codeMask.slice(-4) })}
    </Button>
  ));
};
