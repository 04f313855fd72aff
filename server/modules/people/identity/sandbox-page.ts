import { PAGE_ICON } from '#server/kit/page-icon.ts';
import type { Provider } from './identity-provider.ts';
import { SANDBOX_PEOPLE } from './sandbox-identity.ts';

const STYLE =
  'body{margin:0;min-height:100vh;background:#f3f6fb;color:#14233a;font:16px/1.5 system-ui,sans-serif;display:grid;place-items:center}main{width:min(calc(100% - 32px),400px);background:#fff;border-radius:16px;padding:24px;border-top:4px solid #f5b83d}h1{font-size:20px;margin:0 0 4px}p{margin:0 0 16px;color:#5b6b82;font-size:14px}a{display:block;padding:13px;margin-top:10px;border:1px solid #d9e1ec;border-radius:12px;color:#1f4e8c;text-align:center;text-decoration:none}';

/** A page to choose who signs in, for trying the product by hand. Its address names the way back; nothing of it is printed as markup. */
export const choicePage = (
  provider: Provider,
  { redirect, state }: { redirect: string; state: string },
): string => {
  const link = (person: string, words: string): string =>
    `<a data-testid="person-${person}" href="?${new URLSearchParams({ redirect_uri: redirect, state, person }).toString().replaceAll('&', '&amp;')}">${words}</a>`;
  const people = Object.entries(SANDBOX_PEOPLE)
    .map(([person, { nickname }]) => link(person, nickname))
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Sandbox identity</title>${PAGE_ICON}<style>${STYLE}</style></head>
<body><main><h1>沙盒身份 · Sandbox identity</h1><p>${provider}</p>${people}${link('nobody', '拒絕 · Refuse')}</main></body></html>`;
};
