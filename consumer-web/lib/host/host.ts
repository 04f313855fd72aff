import { createHost } from '../../host/create-host.ts';
import type { Host } from '../../host/host.ts';
import { hostLink } from './host-link.ts';

/** The client that hosts this app. Its server calls are loaded when they are first needed. */
export const host: Host = createHost({
  socialConfig: async (url) => (await hostLink.load()).socialConfig(url),
  walletConfig: async (url) => (await hostLink.load()).walletConfig(url),
  walletScopes: async () => (await hostLink.load()).walletScopes(),
  visitable: (url) => visitable(url),
});

/** The full address of a page that the backend names, or null when it may not take over this page: our own origin, the backend's, or any https page may. */
export const visitable = (url: string): string | null => {
  const base = host.backend() || host.appUrl();
  if (url === '' || !URL.canParse(url, base)) return null;
  const target = new URL(url, base);
  return target.protocol === 'https:' || target.origin === new URL(base).origin
    ? target.href
    : null;
};
