/** What a link to another site leads to, or why it is refused. */
export type ExternalLink =
  | { ok: true; url: string; isListed: boolean }
  | { ok: false; reason: 'badAddress' | 'notHttps' };

/** Browsers drop or bend these inside an address, so that it would lead elsewhere than it reads. */
const BENT = /[\s\\\u0000-\u0020\u007f]/;
const ADDRESS = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::443)?(?=[/?#]|$)/i;

const isListed = (host: string, entry: string): boolean =>
  entry.startsWith('*.')
    ? host === entry.slice(2) || host.endsWith(entry.slice(1))
    : host === entry;

/**
 * An external address that may be opened: https, a plain host name, no sign-in data, no port of its
 * own; and whether its host is on the list (decisions N6, M7).
 */
export const externalLink = (address: string, allowedHosts: readonly string[]): ExternalLink => {
  const url = address.trim();
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) && !/^https:/i.test(url))
    return { ok: false, reason: 'notHttps' };
  const host = ADDRESS.exec(url)?.[1]?.toLowerCase();
  if (host === undefined || BENT.test(url)) return { ok: false, reason: 'badAddress' };
  return {
    ok: true,
    url,
    isListed: allowedHosts.some((entry) => isListed(host, entry.toLowerCase())),
  };
};
