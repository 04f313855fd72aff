import type { Deps } from '#server/kit/deps.ts';
import { refuse } from '#server/kit/refusal.ts';
import type { CardGateway } from './gateway-port.ts';
import { sandboxGateway } from './sandbox-gateway.ts';

/** The gateway that is set up, or null: the sandbox, where the bank of the sandbox answers. */
export const gatewayOf = ({ db, config }: Pick<Deps, 'db' | 'config'>): CardGateway | null =>
  config.sandboxBank ? sandboxGateway(db) : null;

/** The same for a call that cannot do without. */
export const needGateway = (deps: Pick<Deps, 'db' | 'config'>): CardGateway =>
  gatewayOf(deps) ?? refuse('CARD_CLOSED');
