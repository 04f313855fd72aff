import { TransportError, type Transport } from './transport.ts';

/** What a stream takes from its platform: `globalThis` of a browser, and of Node, has it all. */
export type StreamPlatform = {
  fetch: (
    url: string,
    init: never,
  ) => Promise<{
    status: number;
    headers: { get(name: string): string | null } & Iterable<[string, string]>;
    text(): Promise<string>;
    body: { getReader(): { read(): Promise<{ done: boolean; value?: unknown }> } } | null;
  }>;
  AbortController: new () => { readonly signal: unknown; abort(): void };
  TextDecoder: new () => { decode(bytes: never, options: { stream: boolean }): string };
  setTimeout: (run: () => void, ms: number) => unknown;
  clearTimeout: (timer: never) => void;
};

/** One message of a stream. */
export type StreamMessage = { id: string; event: string; data: unknown };

/** One block of a stream, without its empty line; null where it has no data. */
const messageOf = (block: string): StreamMessage | null => {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const at = line.indexOf(':');
    if (at <= 0) continue;
    const [name, value] = [line.slice(0, at), line.slice(at + 1).replace(/^ /, '')];
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  const data = fields.get('data');
  if (data === undefined) return null;
  try {
    return {
      id: fields.get('id') ?? '',
      event: fields.get('event') ?? 'message',
      data: JSON.parse(data) as unknown,
    };
  } catch {
    return null;
  }
};

/** Cuts text that arrives in pieces into the messages that are whole. */
export const messageReader = () => {
  let rest = '';
  return (piece: string): StreamMessage[] => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => messageOf(block) ?? []);
  };
};

/**
 * A transport for calls whose answer is a stream of messages (`EventSource` can neither sign nor POST).
 * Each message but the last goes to `onMessage`; the last, `over`, is the reply. `timeoutMs` is the longest
 * silence. A stream that breaks off rejects as a lost connection does.
 */
export const eventStream =
  (platform: StreamPlatform, onMessage: (message: StreamMessage) => void): Transport =>
  async ({ url, headers, body, timeoutMs, signal }) => {
    const controller = new platform.AbortController();
    let why: TransportError['why'] = 'network';
    const stop = (reason: TransportError['why']) => (): void => {
      why = reason;
      controller.abort();
    };
    let timer = platform.setTimeout(stop('timeout'), timeoutMs);
    const heard = (): void => {
      platform.clearTimeout(timer as never);
      timer = platform.setTimeout(stop('timeout'), timeoutMs);
    };
    if (signal?.aborted) stop('aborted')();
    signal?.addEventListener('abort', stop('aborted'));
    try {
      const init = { method: 'POST', headers, body, signal: controller.signal };
      const reply = await platform.fetch(url, init as never);
      const answer = { status: reply.status, headers: Object.fromEntries(reply.headers) };
      if (!reply.headers.get('content-type')?.startsWith('text/event-stream'))
        return { ...answer, body: parsed(await reply.text()) };
      const over = await readAll(reply.body, { platform, heard, onMessage });
      return { ...answer, body: over };
    } catch (error) {
      throw new TransportError(why, error);
    } finally {
      platform.clearTimeout(timer as never);
    }
  };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

type Parts = {
  platform: StreamPlatform;
  heard: () => void;
  onMessage: (message: StreamMessage) => void;
};

/** Reads a stream to its last message, and gives its data. */
const readAll = async (
  stream: Awaited<ReturnType<StreamPlatform['fetch']>>['body'],
  { platform, heard, onMessage }: Parts,
): Promise<unknown> => {
  const reader = stream?.getReader();
  const decoder = new platform.TextDecoder();
  const read = messageReader();
  for (;;) {
    const piece = await reader?.read();
    if (piece === undefined || piece.done) throw new Error('the stream broke off');
    heard();
    for (const message of read(decoder.decode(piece.value as never, { stream: true }))) {
      if (message.event === 'over') return message.data;
      onMessage(message);
    }
  }
};
