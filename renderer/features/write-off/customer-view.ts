import type { Language } from '#shared/i18n/translate.ts';
import type { CustomerView } from '#shared/ipc/customer-view.ts';
import type { VerdictKind } from '#shared/voucher/redeem-verdict.ts';
import type { State, Verdict } from './machine/state.ts';

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

/** A receipt is of one product: its vouchers are one line, with the uses that all of them have left. */
const itemsOf = ({ receipt, label }: Verdict): CustomerView['items'] =>
  receipt
    ? [
        {
          product: (receipt.productName || label).slice(0, 200),
          used: Math.max(1, sum(receipt.items.map(({ times }) => times))),
          left: sum(receipt.items.map(({ timesLeft }) => timesLeft)),
        },
      ]
    : [];

/** Guests of a batch are thanked once each of their orders has its answer; "please ask" when none was redeemed. */
const batchView = ({
  entries,
  isSent,
}: Extract<State['phase'], { name: 'batch' }>): Pick<CustomerView, 'kind' | 'items'> => {
  const sent = entries.filter(({ requestId }) => requestId !== null);
  if (!isSent || sent.some(({ outcome }) => outcome === null))
    return { kind: 'welcome', items: [] };
  const items = sent.flatMap(({ outcome }) => (outcome?.kind === 'ok' ? itemsOf(outcome) : []));
  return items.length > 0 ? { kind: 'done', items } : { kind: 'ask', items: [] };
};

/** Verdicts that are none of the guest's: what was scanned was no voucher, or a manager took a write-off back. */
const NOT_SHOWN: readonly VerdictKind[] = ['undone', 'receipt', 'order'];

/** What the guest is shown of the till: thanks with the product and the uses left, or "please ask". Never a code, never a reason, and never an earlier verdict, which was another guest's. */
export const customerViewOf = (
  { phase, nextKey }: Pick<State, 'phase' | 'nextKey'>,
  { store, language }: { store: string; language: Language },
): CustomerView => {
  const base = { language, store: store.slice(0, 120), items: [] };
  if (phase.name === 'batch') return { ...base, ...batchView(phase) };
  if (
    phase.name !== 'verdict' ||
    NOT_SHOWN.includes(phase.verdict.kind) ||
    phase.verdict.key !== nextKey - 1
  )
    return { ...base, kind: 'welcome' };
  return phase.verdict.kind === 'ok'
    ? { ...base, kind: 'done', items: itemsOf(phase.verdict) }
    : { ...base, kind: 'ask' };
};
