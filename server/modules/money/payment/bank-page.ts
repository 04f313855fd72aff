import { price } from '#shared/format/money.ts';
import {
  translator,
  wireLanguage,
  type Language,
  type MessageKey,
} from '#shared/i18n/translate.ts';
import { PAGE_ICON } from '#server/kit/page-icon.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Trade } from './trade-repo.ts';

export type BankView = { trade: Trade; payee: Bilingual; item: Bilingual };

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
:root{color-scheme:light;--blue:#1F4E8C;--yellow:#F5B83D;--ink:#14233a;--soft:#5b6b82;--line:#d9e1ec;--paper:#fff;--ground:#f3f6fb}
*{box-sizing:border-box}body{margin:0;min-height:100vh;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,"PingFang TC","Noto Sans CJK TC","Microsoft JhengHei",sans-serif;display:flex;flex-direction:column;align-items:center}
header{width:100%;background:var(--blue);color:#fff;padding:20px 20px 56px}header div{max-width:440px;margin:auto;display:flex;justify-content:space-between;align-items:center}
header h1{font-size:18px;margin:0;letter-spacing:.02em}header a{color:#fff;font-size:14px;padding:10px 4px}
main{width:calc(100% - 32px);max-width:440px;margin-top:-36px;background:var(--paper);border-radius:16px;box-shadow:0 8px 28px rgba(20,35,58,.12);padding:24px;border-top:4px solid var(--yellow)}
.amount{font-size:40px;font-weight:700;margin:4px 0 16px;font-variant-numeric:tabular-nums}.soft{color:var(--soft);margin:0;font-size:14px}
dl{margin:0 0 20px;border-top:1px solid var(--line)}dl div{display:flex;gap:16px;justify-content:space-between;padding:10px 0;border-bottom:1px solid var(--line)}dt{color:var(--soft);flex:none}dd{margin:0;text-align:right;overflow-wrap:anywhere}
button,.back{width:100%;min-height:48px;border-radius:12px;border:1px solid var(--line);background:#fff;color:var(--ink);font:inherit;margin-top:10px;cursor:pointer;display:block;text-align:center;text-decoration:none;padding:11px}
button.main,.back{background:var(--blue);border-color:var(--blue);color:#fff;font-weight:600}button:hover{border-color:var(--blue)}button:focus-visible,a:focus-visible{outline:3px solid var(--yellow);outline-offset:2px}
.hint{font-size:13px;color:var(--soft);margin:6px 0 0}.outcome{font-size:22px;font-weight:700;margin:4px 0 16px}footer{color:var(--soft);font-size:13px;padding:20px;max-width:440px;text-align:center}`;

const frame = (language: Language, otherHref: string, body: string): string => {
  const t = translator(language);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${t('bank.title')}</title>${PAGE_ICON}<style>${STYLE}</style></head>
<body><header><div><h1>${t('bank.title')}</h1><a href="${escape(otherHref)}">${t('bank.otherLanguage')}</a></div></header><main>${body}</main><footer>${t('bank.sandbox')}</footer></body></html>`;
};

const otherHref = (language: Language, tradeNo: string): string =>
  `/sandbox-bank?tradeNo=${encodeURIComponent(tradeNo)}&lang=${wireLanguage(language === 'en' ? 'zh-Hant' : 'en')}`;

const facts = (language: Language, { trade, payee, item }: BankView): string => {
  const t = translator(language);
  const pick = (text: Bilingual): string => escape(language === 'en' ? text.en : text.zh);
  const row = (key: MessageKey, value: string): string =>
    `<div><dt>${t(key)}</dt><dd>${value}</dd></div>`;
  return `<p class="soft">${t('bank.amount')}</p><p class="amount">${price(trade.amount)}</p><dl>${row('bank.payee', pick(payee))}${row('bank.item', pick(item))}${row('bank.channel', t(`bank.channel.${trade.type}`))}${row('bank.tradeNo', escape(trade.tradeNo.slice(-12)))}</dl>`;
};

const ACTIONS = ['pay', 'refuse', 'close', 'late', 'silent'] as const;
export type BankAction = (typeof ACTIONS)[number];
export const isBankAction = (text: string | null): text is BankAction =>
  ACTIONS.some((action) => action === text);

/** The page of an open payment: what is paid to whom, and the four things that a bank can do. */
export const openPage = (language: Language, view: BankView): string => {
  const t = translator(language);
  const button = (action: BankAction): string =>
    `<button name="action" value="${action}" data-testid="bank-${action}"${action === 'pay' ? ' class="main"' : ''}>${t(`bank.${action}`)}</button>`;
  const hidden = `<input type="hidden" name="tradeNo" value="${escape(view.trade.tradeNo)}">`;
  return frame(
    language,
    otherHref(language, view.trade.tradeNo),
    `${facts(language, view)}<form method="post" action="/sandbox-bank">${hidden}${ACTIONS.map(button).join('')}<p class="hint">${t('bank.lateHint')}</p><p class="hint">${t('bank.silentHint')}</p></form>`,
  );
};

/** The page of a payment that has ended. */
export const endedPage = (language: Language, view: BankView): string => {
  const t = translator(language);
  const { result, refunded, returnUrl, tradeNo } = view.trade;
  const outcome = t(refunded ? 'bank.result.REFUNDED' : `bank.result.${result}`);
  return frame(
    language,
    otherHref(language, tradeNo),
    `<p class="soft">${t('bank.done')}</p><p class="outcome">${outcome}</p>${facts(language, view)}<a class="back" data-testid="bank-back" href="${escape(returnUrl)}">${t('bank.back')}</a>`,
  );
};

export const unknownPage = (language: Language): string =>
  frame(
    language,
    otherHref(language, ''),
    `<p class="outcome">${translator(language)('bank.unknown')}</p><a class="back" href="/">${translator(language)('bank.back')}</a>`,
  );
