import { createHash } from 'node:crypto';
import { translator, type Language } from '#shared/i18n/translate.ts';
import { texts as reasons } from '#shared/i18n/validate/zh.ts';

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
*{box-sizing:border-box}body{margin:0;padding:4px 2px;background:#fff;color:#14233a;font:16px/1.5 system-ui,"PingFang TC","Noto Sans CJK TC","Microsoft JhengHei",sans-serif}
form{display:grid;grid-template-columns:1fr 1fr 1.4fr;gap:14px 12px}.wide{grid-column:1/-1}label{display:block;font-size:13px;font-weight:600;margin-bottom:6px}
input{width:100%;min-height:48px;border:1px solid #c9d4e3;border-radius:12px;padding:0 14px;font:inherit;font-variant-numeric:tabular-nums;color:inherit;background:#fff}
input:focus-visible{outline:3px solid #3f7fd0;outline-offset:1px}input[aria-invalid=true]{border-color:#b3261e}
::placeholder{color:#5b6b82;opacity:1;font-size:14px}.why{margin:0;color:#b3261e;font-size:14px;grid-column:1/-1}.why:empty{display:none}.note{margin:0;color:#5b6b82;font-size:13px;grid-column:1/-1}`;

const CARD_WORDS = /^validate\.bankCard\.(.+)$/;

/** The sentences of the core's card rule by reason. */
const wordsIn = (language: Language): Record<string, string> => {
  const t = translator(language);
  return Object.fromEntries(
    (Object.keys(reasons) as (keyof typeof reasons)[]).flatMap((key) => {
      const reason = CARD_WORDS.exec(key)?.[1];
      return reason === undefined ? [] : [[reason, t(key)]];
    }),
  );
};

/** What the page may do: its own script, and a call to the gateway. It has an origin of its own, so that the app that frames it cannot look inside. */
export const framePolicy = (script: string, origins: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    "style-src 'unsafe-inline'",
    "connect-src 'self'",
    'sandbox allow-scripts allow-forms',
    `frame-ancestors ${["'self'", ...origins].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const page = (language: Language, body: string): string => {
  const t = translator(language);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${t('gateway.title')}</title><style>${STYLE}</style></head><body>${body}</body></html>`;
};

/** The form that a number is typed in. */
export const framePage = (
  language: Language,
  { script, session, nonce }: { script: string; session: string; nonce: string },
): string => {
  const t = translator(language);
  const field = (
    name: 'number' | 'month' | 'year' | 'code',
    { most, auto, isWide = false }: { most: number; auto: string; isWide?: boolean },
  ): string =>
    `<div${isWide ? ' class="wide"' : ''}><label for="${name}">${t(`gateway.${name}`)}</label><input id="${name}" name="${name}" inputmode="numeric" autocomplete="${auto}" maxlength="${most}" placeholder="${escape(t(`gateway.${name}Hint`))}" aria-describedby="why"></div>`;
  const facts = escape(JSON.stringify({ session, nonce, words: wordsIn(language) }));
  return page(
    language,
    `<form novalidate data-facts="${facts}">${field('number', { most: 23, auto: 'cc-number', isWide: true })}${field('month', { most: 2, auto: 'cc-exp-month' })}${field('year', { most: 4, auto: 'cc-exp-year' })}${field('code', { most: 3, auto: 'cc-csc' })}<p class="why" id="why" role="alert"></p><p class="note">${t('gateway.note')}</p></form><script>${script}</script>`,
  );
};

/** In the place of a form whose session is over. */
export const gonePage = (language: Language): string =>
  page(language, `<p class="why">${translator(language)('gateway.gone')}</p>`);
