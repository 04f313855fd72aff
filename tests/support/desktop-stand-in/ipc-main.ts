import { deserialize, serialize } from 'node:v8';

type Frame = { readonly url: string; readonly parent: unknown };
type Handler = (
  event: { readonly senderFrame: Frame; readonly sender: unknown; readonly type: 'frame' },
  ...args: unknown[]
) => unknown;
export type Answer = { readonly ok: boolean; readonly value: unknown };

const handlers = new Map<string, Handler>();
const cloned = <T>(value: T): T => deserialize(serialize(value)) as T;

export const ipcMain = {
  handle: (channel: string, handler: Handler): void => {
    if (handlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, handler);
  },
};

/** Carries one message of a page to main and its answer back, each by structured clone. */
export const deliver = async (
  sender: unknown,
  frame: Frame,
  message: { readonly channel: string; readonly args: readonly unknown[] },
): Promise<Answer> => {
  const handler = handlers.get(message.channel);
  if (!handler)
    return { ok: false, value: `Error: No handler registered for '${message.channel}'` };
  try {
    return {
      ok: true,
      value: cloned(
        await handler({ senderFrame: frame, sender, type: 'frame' }, ...cloned(message.args)),
      ),
    };
  } catch (error) {
    return { ok: false, value: String(error) };
  }
};
