/** The channel of each bridge call. Apart from the schemas, so that the preload carries no schema library. */
export const CHANNELS = {
  info: 'desktop:info', readSecret: 'secret:read', writeSecret: 'secret:write',
  journalAppend: 'journal:append', journalResolve: 'journal:resolve', journalOpen: 'journal:open', openLink: 'link:open',
} as const;

/** The name under which the preload exposes the bridge to the page. */
export const BRIDGE_GLOBAL = 'senadoDesktop';
