import type { RunId } from '#shared/kernel/ids.ts';
import type { Deps } from '#server/kit/deps.ts';
import { sha256, shortSeal } from '#server/kit/digest.ts';

/** What a run's link carries: made from its id and this installation's secret, so that the link can be shown again and is stored nowhere. */
export const tokenOf = ({ identity }: Deps['secrets'], runId: RunId): string =>
  shortSeal(identity, `run ${runId}`);

/** The digest by which a run is found. */
export const tokenHash = (token: string): string => sha256(`run ${token}`);

/** The path of the driver's page; what follows the `#` reaches no log of a server. */
export const linkOf = (secrets: Deps['secrets'], runId: RunId): string =>
  `/run.html#${tokenOf(secrets, runId)}`;
