import type { FoundRoute } from '../routes/consumer/find-route.ts';
import { splitPath } from '../routes/query.ts';
import type { NavigationDecision } from './navigation.ts';

const SIGN_IN: ReadonlySet<string> = new Set([
  '/mission/login',
  '/mpLogin',
  '/bocLogin',
  '/grant-failed',
]);

/**
 * Where an address leads that has no screen: a path, or null to show in place what is missing. A
 * documented address never asks anyone to sign in for a page that is not there; every other redirect
 * of the guards holds (spec 000 §4). An unknown address is an error (decision M10).
 */
export const pathWithoutScreen = (
  found: FoundRoute | null,
  decision: NavigationDecision,
): string | null => {
  const path = decision.kind === 'redirect' ? decision.path : null;
  if (found === null) return path ?? '/errorPage';
  return path === null || SIGN_IN.has(splitPath(path).path) ? null : path;
};
