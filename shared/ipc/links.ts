/** Hosts that the console may open in the system's browser. */
const LINK_HOSTS: readonly string[] = [
  'www.gov.mo',
  'www.macaotourism.gov.mo',
  'www.consumer.gov.mo',
  'www.openstreetmap.org',
];

/**
 * Whether a link may leave the console: https, no sign-in in it, default port, and a listed host; or a
 * page of the guests' app, which `backend` (an origin) serves.
 */
export const isAllowedLink = (link: string, backend: string): boolean => {
  if (backend !== '' && link.startsWith(`${backend}/#/`)) return true;
  const match = /^https:\/\/([a-z0-9.-]+)(?:[/?#]|$)/i.exec(link);
  return match?.[1] !== undefined && LINK_HOSTS.includes(match[1].toLowerCase());
};
