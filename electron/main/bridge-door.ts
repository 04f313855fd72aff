import * as z from 'zod/mini';
import type { ArgumentOf, BridgeCall, BridgeReplyOf } from '#shared/ipc/define.ts';
import { bridge, type BridgeMap } from '#shared/ipc/index.ts';
import { isOwnUrl } from './app-origin.ts';

/** One function a call of the bridge; a missing or superfluous one does not compile. */
export type BridgeHandlers = { readonly [N in keyof BridgeMap]: (argument: ArgumentOf<BridgeMap[N]>) => Promise<BridgeReplyOf<BridgeMap[N]>> };
/** The frame that sent a message, as the runtime tells it; null when it has gone in the meantime. */
export type SenderFrame = { readonly url: string; readonly parent: unknown } | null;
export type BridgeRefusal = 'channel' | 'sender' | 'argument' | 'failed' | 'reply';
export type BridgeMessage = { readonly channel: string; readonly frame: SenderFrame; readonly args: readonly unknown[] };
/** `report` is told the channel and the reason, never what was said. */
export type DoorPorts = { readonly handlers: BridgeHandlers; readonly report: (refusal: BridgeRefusal, channel: string, error?: unknown) => void };

const nameOf = new Map(Object.entries(bridge).map(([name, call]) => [call.channel, name as keyof BridgeMap]));

const isOwnPage = (frame: SenderFrame): boolean => frame !== null && frame.parent === null && isOwnUrl(frame.url);

/** The one door between pages and main: sender, argument and reply are checked for every message. A refusal carries its reason's name only. */
export const createDoor = ({ handlers, report }: DoorPorts) => {
  const refuse = (refusal: BridgeRefusal, channel: string, error?: unknown): never => {
    report(refusal, channel, error);
    throw new Error(`bridge refused: ${refusal}`);
  };
  return async ({ channel, frame, args }: BridgeMessage): Promise<unknown> => {
    const name = nameOf.get(channel);
    if (name === undefined) return refuse('channel', 'unknown');
    if (!isOwnPage(frame)) return refuse('sender', channel);
    const call: BridgeCall = bridge[name];
    const argument = args.length > 1 ? null : z.safeParse(call.argument, args[0]);
    if (argument === null || !argument.success) return refuse('argument', channel);
    const handler = handlers[name] as (argument: unknown) => Promise<unknown>;
    const answer = await handler(argument.data).catch((error: unknown) => refuse('failed', channel, error));
    const reply = z.safeParse(call.reply, answer);
    return reply.success ? z.encode(call.reply, reply.data) : refuse('reply', channel);
  };
};
