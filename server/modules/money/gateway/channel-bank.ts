import type { Deps } from '#server/kit/deps.ts';
import { refuse } from '#server/kit/refusal.ts';
import type { ChannelBank } from './bank-port.ts';
import { sandboxBank } from './sandbox-bank.ts';

/** The bank of the channels that is set up, or null. */
export const bankOf = ({ db, config }: Pick<Deps, 'db' | 'config'>): ChannelBank | null =>
  config.sandboxBank ? sandboxBank(db) : null;

/** The same for what cannot do without. */
export const needBank = (deps: Pick<Deps, 'db' | 'config'>): ChannelBank =>
  bankOf(deps) ?? refuse('PAYMENT_CLOSED');
