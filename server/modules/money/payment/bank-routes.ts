import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { id } from '#shared/contract/wire.ts';
import { languageOfLocale, languageOfWire, type Language } from '#shared/i18n/translate.ts';
import type { TradeNo } from '#shared/kernel/ids.ts';
import { plus, SECOND } from '#shared/kernel/time.ts';
import { must } from '#shared/kernel/result.ts';
import type { Deps } from '#server/kit/deps.ts';
import {
  endedPage,
  isBankAction,
  openPage,
  unknownPage,
  type BankAction,
  type BankView,
} from './bank-page.ts';
import type { Bill, PayableKinds } from './payable-kind.ts';
import { sandboxBank } from '../gateway/sandbox-bank.ts';
import { findTrade, merchantName, type Trade } from './trade-repo.ts';
import { settlePayment } from './settle.ts';

const languageOf = (request: FastifyRequest): Language => {
  const { lang } = request.query as { lang?: string };
  return lang === undefined
    ? languageOfLocale(request.headers['accept-language'] ?? null)
    : languageOfWire(lang);
};

const tradeNo = id<TradeNo>();

/** The trade that an address or a form names; what is no number of a trade names none. */
const tradeNamed = async ({ db: { query } }: Deps, given: unknown): Promise<Trade | null> => {
  const read = z.safeParse(tradeNo, given);
  return read.success ? findTrade(query, read.data) : null;
};

type BankDeps = Deps & { kinds: PayableKinds };

const billOf = async ({ db: { query }, kinds }: BankDeps, trade: Trade): Promise<Bill> =>
  must(await kinds[trade.orderType].bill(query, trade.orderId), 'the order of a payment');

const viewOf = async (deps: BankDeps, trade: Trade): Promise<BankView> => {
  const { payee, item } = await billOf(deps, trade);
  // the bank's page shows the bank's books, whatever has reached the product of them
  const result = (await sandboxBank(deps.db).ask(trade.tradeNo)) ?? trade.result;
  return {
    trade: { ...trade, result },
    item,
    payee: payee ?? (await merchantName(deps.db.query, trade.merchantId)),
  };
};

const RESULTS = {
  pay: 'taken',
  late: 'taken',
  silent: 'taken',
  refuse: 'refused',
  close: 'void',
} as const satisfies Record<BankAction, string>;

/** The bank writes down what its payer does, and tells the product, unless that is lost on the way. */
const act = async (deps: BankDeps, trade: Trade, action: BankAction): Promise<void> => {
  const { tradeNo, amount } = trade;
  const now = deps.clock.now();
  const result = await sandboxBank(deps.db).act(
    { reference: tradeNo, amount, result: RESULTS[action] },
    now,
  );
  if (action === 'silent') return;
  const at = action === 'late' ? plus((await billOf(deps, trade)).payBefore, SECOND) : now;
  await settlePayment(deps, { tradeNo, result, at });
};

/** The page that plays the bank of every channel. */
export const bankRoutes = (app: FastifyInstance, deps: BankDeps): void => {
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action ${["'self'", ...deps.config.corsOrigins].join(' ')}`;
  const page = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
    reply
      .code(status)
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html);

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, new URLSearchParams(body as string));
    },
  );

  app.get('/sandbox-bank', async (request, reply) => {
    const language = languageOf(request);
    const trade = await tradeNamed(deps, (request.query as { tradeNo?: unknown }).tradeNo);
    if (trade === null) return page(reply, unknownPage(language), 404);
    const view = await viewOf(deps, trade);
    return page(
      reply,
      view.trade.result === 'PENDING' ? openPage(language, view) : endedPage(language, view),
    );
  });

  app.post('/sandbox-bank', async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const trade = await tradeNamed(deps, form.get('tradeNo'));
    const action = form.get('action');
    if (trade === null || !isBankAction(action))
      return page(reply, unknownPage(languageOf(request)), 404);
    await act(deps, trade, action);
    return reply
      .code(303)
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-store',
        location: trade.returnUrl,
      })
      .send();
  });
};
