import { createHmac, randomUUID } from 'node:crypto';
import type { Language } from '#shared/i18n/language.ts';
import type { Instant } from '#shared/kernel/time.ts';

/** A one-time code on its way to a phone. `text` is the whole message, in the language of who asked. */
export type CodeMessage = {
  region: string;
  phone: string;
  code: string;
  purpose: 'login' | 'closing' | 'voucher' | 'payment' | 'card' | 'phoneOld' | 'phoneNew';
  language: Language;
  text: string;
  expiresAt: Instant;
};
/** Sends a code; rejects when it was not accepted. */
export type CodeDelivery = (message: CodeMessage) => Promise<void>;

type Webhook = { url: string; secret: string; now: () => number; timeoutMs?: number };

/** A receiver that answers with these may do better at a second try. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

/** The signature of a message: HMAC-SHA256 over its time (milliseconds) and its body, in hex. */
export const signatureOf = (secret: string, time: number, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

/**
 * Delivers codes by an HTTPS call to the operator's own message service. Headers: `x-senado-time`,
 * `x-senado-signature` and `idempotency-key`, which is the same for the one repeat after a timeout,
 * a lost connection, 429 or 5xx. Any 2xx is a delivery.
 */
export const webhookDelivery =
  ({ url, secret, now, timeoutMs = 5000 }: Webhook): CodeDelivery =>
  async (message) => {
    const body = JSON.stringify(message);
    const id = randomUUID();
    const attempt = async (): Promise<number> => {
      const time = now();
      const reply = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          'x-senado-time': String(time),
          'x-senado-signature': signatureOf(secret, time, body),
        },
      });
      await reply.body?.cancel();
      return reply.status;
    };
    const first = await attempt().catch(() => 0);
    const status = first === 0 || isPassing(first) ? await attempt() : first;
    if (status < 200 || status > 299) throw new Error(`the message service answered ${status}`);
  };
