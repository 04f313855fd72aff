import type { Secrets } from '#server/db/secrets.ts';
import { shortSeal } from '#server/kit/digest.ts';
import type { Phone } from '#server/kit/one-time-code/code-repo.ts';

/** A phone as a keyed digest: equal for the same phone, and useless without this installation's secret. */
export const phoneSeal = (
  { identity }: Pick<Secrets, 'identity'>,
  { region, number }: Phone,
): string => shortSeal(identity, `phone ${region} ${number}`);
