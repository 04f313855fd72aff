import type { Secrets } from '#server/db/secrets.ts';
import { shortSeal } from '#server/kit/digest.ts';
import type { Phone } from '#server/kit/one-time-code/code-repo.ts';

/** A phone as a keyed digest: it tells the same phone again, and nothing to whoever has no secret of this installation. */
export const phoneSeal = (
  { identity }: Pick<Secrets, 'identity'>,
  { region, number }: Phone,
): string => shortSeal(identity, `phone ${region} ${number}`);
