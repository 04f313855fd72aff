import { internalPath } from '../routes/define.ts';
import { splitPath } from '../routes/query.ts';

/** Pages of sign-in itself and of its failure: the guards end there and never return to them. */
export const SIGN_IN_PAGES: ReadonlySet<string> = new Set([
  '/mission/login',
  '/mpLogin',
  '/bocLogin',
  '/grant-failed',
  '/mdownload',
  '/errorPage',
  '/dark',
]);

/**
 * Where to go after sign-in: `rp`, `fromPath` or `state` when it is an internal path (`/x` or
 * `#/x`) and no sign-in page, else home (decision M8).
 */
export const returnPath = (text: string | null | undefined): string => {
  const path = internalPath(text?.replace(/^#/, ''));
  return path === null || SIGN_IN_PAGES.has(splitPath(path).path) ? '/' : path;
};

/**
 * The way back from the wallet's registration page, from its `fromPath` and `fromQuery` (spec 000
 * §4, rule 4).
 */
export const walletReturnPath = ({
  fromPath,
  fromQuery,
}: {
  fromPath?: string;
  fromQuery?: string;
}): string => returnPath(fromQuery ? `${fromPath ?? ''}?${fromQuery}` : fromPath);
