import { externalLink } from './external-link.ts';

/**
 * What a framed page may do: its own scripts and forms, never this app's window or storage
 * (decision M7).
 */
export const IFRAME_SANDBOX = 'allow-scripts allow-forms allow-popups';
const LONGEST_TITLE = 40;

/** What a page within ours may show. */
export type IframePage =
  | { ok: true; src: string; title: string; img: string | null; sandbox: typeof IFRAME_SANDBOX }
  | { ok: false; reason: 'badAddress' | 'notHttps' | 'hostNotListed' };

/**
 * The page that `/iframe?url&title&img` shows: https and listed hosts only (decision M7). The title
 * is plain text, cut to 40 characters: whoever prints it escapes it, as JSX does. A picture from
 * elsewhere is left out.
 */
export const iframePage = (
  params: { url?: string; title?: string; img?: string },
  allowedHosts: readonly string[],
): IframePage => {
  const link = externalLink(params.url ?? '', allowedHosts);
  if (!link.ok) return link;
  if (!link.isListed) return { ok: false, reason: 'hostNotListed' };
  const picture = externalLink(params.img ?? '', allowedHosts);
  const title = [...(params.title ?? '').replace(/[\u0000-\u001f\u007f]/g, '').trim()]
    .slice(0, LONGEST_TITLE)
    .join('');
  return {
    ok: true,
    src: link.url,
    title,
    img: picture.ok && picture.isListed ? picture.url : null,
    sandbox: IFRAME_SANDBOX,
  };
};
