import type * as z from 'zod/mini';

/**
 * One bridge call of the desktop: channel, what it takes, what it gives. Both ends parse with these
 * schemas (house §3).
 */
export type BridgeCall<
  Arg extends z.core.$ZodType = z.core.$ZodType,
  Reply extends z.core.$ZodType = z.core.$ZodType,
> = { readonly channel: string; readonly argument: Arg; readonly reply: Reply };

/** One call of the bridge: channel, argument and reply. */
export const bridgeCall = <Arg extends z.core.$ZodType, Reply extends z.core.$ZodType>(
  channel: string,
  argument: Arg,
  reply: Reply,
): BridgeCall<Arg, Reply> => ({ channel, argument, reply });

/** The argument of a bridge call. */
export type ArgumentOf<C extends BridgeCall> = z.output<C['argument']>;
/** The reply of a bridge call. */
export type BridgeReplyOf<C extends BridgeCall> = z.output<C['reply']>;
/** The object that pages see: one function a call. */
export type BridgeOf<M extends Record<string, BridgeCall>> = {
  readonly [N in keyof M]: (argument: ArgumentOf<M[N]>) => Promise<BridgeReplyOf<M[N]>>;
};
