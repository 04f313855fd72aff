import { TransportError, type Transport } from './transport.ts';

/** What the transport takes from its platform: `globalThis` of a browser, and of Node, has it all. */
export type FetchPlatform = {
  fetch: (
    url: string,
    init: never,
  ) => Promise<{ status: number; headers: Iterable<[string, string]>; text(): Promise<string> }>;
  AbortController: new () => { readonly signal: unknown; abort(): void };
  setTimeout: (run: () => void, ms: number) => unknown;
  clearTimeout: (timer: never) => void;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/**
 * The transport of both apps: the platform's own `fetch`, because a package for it would be a tenth
 * of every first load (ADR 0018). Each HTTP status is an answer.
 */
export const fetchTransport =
  (platform: FetchPlatform): Transport =>
  async ({ url, headers, body, form, timeoutMs, signal }) => {
    const controller = new platform.AbortController();
    let why: TransportError['why'] = 'network';
    const stop = (reason: TransportError['why']) => (): void => {
      why = reason;
      controller.abort();
    };
    const timer = platform.setTimeout(stop('timeout'), timeoutMs);
    if (signal?.aborted) stop('aborted')();
    signal?.addEventListener('abort', stop('aborted'));
    try {
      const init = { method: 'POST', headers, body: form ?? body, signal: controller.signal };
      const reply = await platform.fetch(url, init as never);
      return {
        status: reply.status,
        headers: Object.fromEntries(reply.headers),
        body: parsed(await reply.text()),
      };
    } catch (error) {
      throw new TransportError(why, error);
    } finally {
      platform.clearTimeout(timer as never);
    }
  };
