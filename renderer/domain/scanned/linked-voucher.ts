import { MINUTE } from '#shared/kernel/time.ts';
import { createStore } from 'zustand/vanilla';
import { systemClock } from '../../lib/clock.ts';
import { onDesktop } from '../../lib/desktop-signals.ts';

/** A link that was not looked up is forgotten after this. */
const KEPT_MS = 2 * MINUTE;

/** The voucher that a `senado://` link named last and that was not looked up yet. */
export const linkedVoucher = createStore<{ text: string; at: number } | null>(() => null);

/** Takes it, once. */
export const takeLinkedVoucher = (): string | null => {
  const linked = linkedVoucher.getState();
  if (linked === null) return null;
  linkedVoucher.setState(null, true);
  return systemClock.now() - linked.at < KEPT_MS ? linked.text : null;
};

export const keepLinkedVoucher = (): (() => void) =>
  onDesktop('voucher', ({ text }) => linkedVoucher.setState({ text, at: systemClock.now() }, true));
