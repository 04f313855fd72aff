import { TransportError, type Transport } from '#shared/client/transport.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** The transport of this app: the browser's own, because a package for it would be a tenth of every first load (ADR 0018). Each HTTP status is an answer. */
export const fetchTransport =
  (): Transport =>
  async ({ url, headers, body, form, timeoutMs, signal }) => {
    const controller = new AbortController();
    let why: TransportError['why'] = 'network';
    const stop = (reason: TransportError['why']) => (): void => {
      why = reason;
      controller.abort();
    };
    const timer = setTimeout(stop('timeout'), timeoutMs);
    if (signal?.aborted) stop('aborted')();
    signal?.addEventListener('abort', stop('aborted'));
    try {
      const reply = await fetch(url, {
        method: 'POST',
        headers,
        body: form instanceof FormData ? form : body,
        signal: controller.signal,
      });
      return {
        status: reply.status,
        headers: Object.fromEntries(reply.headers),
        body: parsed(await reply.text()),
      };
    } catch (error) {
      throw new TransportError(why, error);
    } finally {
      clearTimeout(timer);
    }
  };
