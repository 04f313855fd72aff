import { internalPath } from '../routes/define.ts';
import { externalLink } from './external-link.ts';
import type { JumpContext, JumpTarget } from './jump-context.ts';
import { miniProgramPage } from './mini-program.ts';

/** The hash link of a path on the production main site (spec 000 §3). */
export const absoluteLink = (mainSite: string, path: string): string =>
  `${mainSite.replace(/[/#]+$/, '')}/#${path}`;

/** In the app's half-screen web view a link opens through the native web view (spec 000 §2). */
const isWrapped = ({ client, isHalfWebView }: JumpContext): boolean =>
  client === 'app' && isHalfWebView === true;

/**
 * A path of this app as the client opens it: a page of the mini-program, a native web view, or a
 * route.
 */
export const deliver = (path: string, context: JumpContext): JumpTarget => {
  const page = context.client === 'miniProgram' ? miniProgramPage(path) : null;
  if (page !== null) return { kind: 'native', ...page, parameters: '' };
  const url = absoluteLink(context.mainSite, path);
  return isWrapped(context)
    ? { kind: 'native', call: 'openWebPage', target: url, parameters: '' }
    : { kind: 'route', path, url };
};

/**
 * The path inside this app that an address means: `/x`, `#/x` or a hash link of the main site; null
 * when it leads elsewhere.
 */
const ownPath = (address: string, mainSite: string): string | null => {
  const site = mainSite.replace(/[/#]+$/, '');
  const isOnSite = site !== '' && address.startsWith(site);
  const rest = isOnSite ? address.slice(site.length) : address;
  if (isOnSite && /^[/#]*$/.test(rest)) return '/';
  const hash = /^\/?#(\/.*)$/.exec(rest)?.[1];
  return internalPath(hash ?? (isOnSite ? null : rest));
};

/**
 * A web or internal address of a rule. Containers open listed hosts only; an ordinary browser asks
 * before it leaves for another (decision N6).
 */
export const openAddress = (
  address: string | null | undefined,
  context: JumpContext,
): JumpTarget => {
  const text = address?.trim() ?? '';
  if (text === '') return { kind: 'none', reason: 'noAddress' };
  const path = ownPath(text, context.mainSite);
  if (path !== null) return deliver(path, context);
  const link = externalLink(text, context.allowedHosts);
  if (!link.ok) return { kind: 'none', reason: link.reason };
  if (!link.isListed && context.client !== 'web') return { kind: 'none', reason: 'hostNotListed' };
  return isWrapped(context)
    ? { kind: 'native', call: 'openWebPage', target: link.url, parameters: '' }
    : { kind: 'external', url: link.url, mustConfirm: !link.isListed };
};
