import * as z from 'zod/mini';
import type { ArgumentOf, BridgeCall, BridgeReplyOf } from '#shared/ipc/define.ts';
import type { DisplayMap } from '#shared/ipc/display.ts';
import type { BridgeMap } from '#shared/ipc/index.ts';
import { isPageUrl, type PageName } from './app-origin.ts';

type Calls = Readonly<Record<string, BridgeCall>>;
/** One function a call of a bridge; a missing or superfluous one does not compile. */
export type HandlersOf<M extends Calls> = {
  readonly [N in keyof M]: (argument: ArgumentOf<M[N]>) => Promise<BridgeReplyOf<M[N]>>;
};
export type BridgeHandlers = HandlersOf<BridgeMap>;
export type DisplayHandlers = HandlersOf<DisplayMap>;
/** The frame that sent a message, as the runtime reports it; null when it is gone already. */
export type SenderFrame = { readonly url: string; readonly parent: unknown } | null;
export type BridgeRefusal = 'channel' | 'sender' | 'argument' | 'failed' | 'reply';
export type BridgeMessage = {
  readonly channel: string;
  readonly frame: SenderFrame;
  readonly args: readonly unknown[];
};
/** `page`: the one page that may use these calls. `report` gets the channel and the reason, never the content. */
export type DoorPorts<M extends Calls> = {
  readonly calls: M;
  readonly page: PageName;
  readonly handlers: HandlersOf<M>;
  readonly report: (refusal: BridgeRefusal, channel: string, error?: unknown) => void;
};

/** The one door between pages and main: sender, argument and reply are checked for every message. A refusal carries its reason's name only. */
export const createDoor = <M extends Calls>({ calls, page, handlers, report }: DoorPorts<M>) => {
  const nameOf = new Map(Object.entries(calls).map(([name, call]) => [call.channel, name]));
  const isOwnPage = (frame: SenderFrame): boolean =>
    frame !== null && frame.parent === null && isPageUrl(frame.url, page);
  const refuse = (refusal: BridgeRefusal, channel: string, error?: unknown): never => {
    report(refusal, channel, error);
    throw new Error(`bridge refused: ${refusal}`);
  };
  return async ({ channel, frame, args }: BridgeMessage): Promise<unknown> => {
    const name = nameOf.get(channel);
    if (name === undefined) return refuse('channel', 'unknown');
    if (!isOwnPage(frame)) return refuse('sender', channel);
    const call = calls[name] as BridgeCall;
    const argument = args.length > 1 ? null : parsed(call.argument, args[0]);
    if (argument === null || !argument.success) return refuse('argument', channel);
    const handler = handlers[name] as (argument: unknown) => Promise<unknown>;
    const answer = await run(handler, argument.data).catch((error: unknown) =>
      refuse('failed', channel, error),
    );
    const reply = parsed(call.reply, answer);
    return reply?.success ? z.encode(call.reply, reply.data) : refuse('reply', channel);
  };
};

/** A handler that throws before it promises has failed like any other. */
const run = async (
  handler: (argument: unknown) => Promise<unknown>,
  argument: unknown,
): Promise<unknown> => handler(argument);

/** Null for input that makes the parser throw: it is refused like any other bad input. */
const parsed = <S extends z.core.$ZodType>(schema: S, value: unknown) => {
  try {
    return z.safeParse(schema, value);
  } catch {
    return null;
  }
};
