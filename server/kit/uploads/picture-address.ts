import { instant, MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import type { Secrets } from '#server/db/secrets.ts';
import { isSame, shortSeal } from '#server/kit/digest.ts';

/** Evidence of complaints, and doors at which orders were left: shown to whom it concerns only. */
const PRIVATE_FOLDERS: readonly string[] = ['refund', 'report', 'delivery'];

/** How long an address in a reply shows its picture, at least; replies of the same few minutes give the same one. */
const SHOWN_MS = 15 * MINUTE;
const SAME_MS = 5 * MINUTE;

/** Whether a picture, named by folder and file, needs a signed address. */
export const isPrivate = (name: string): boolean =>
  PRIVATE_FOLDERS.includes(name.split('/')[0] ?? '');

const nameOf = (url: string): string => url.replace(/^\/uploads\//, '');

const sealOf = ({ identity }: Pick<Secrets, 'identity'>, name: string, until: Instant): string =>
  shortSeal(identity, `picture ${name} ${until}`);

/** The address at which a picture is shown for a while: only to be given to who may see it. Any other picture is shown at its own address. */
export const shownAddress = (
  secrets: Pick<Secrets, 'identity'>,
  url: string,
  now: Instant,
): string => {
  const name = nameOf(url);
  if (!isPrivate(name)) return url;
  const until = plus(instant(Math.ceil(now / SAME_MS) * SAME_MS), SHOWN_MS);
  return `${url}?${new URLSearchParams({ until: String(until), seal: sealOf(secrets, name, until) })}`;
};

/** Whether an address of a private picture was given out here and is not over. */
export const isShown = (
  { secrets, now }: { secrets: Pick<Secrets, 'identity'>; now: Instant },
  name: string,
  { until, seal }: { until?: unknown; seal?: unknown },
): boolean => {
  if (typeof until !== 'string' || typeof seal !== 'string' || !/^\d{1,15}$/.test(until))
    return false;
  const end = instant(Number(until));
  return end > now && isSame(sealOf(secrets, name, end), seal);
};
