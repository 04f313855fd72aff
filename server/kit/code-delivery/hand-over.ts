import type { Context } from '#server/kit/context.ts';
import type { CodeMessage } from './webhook.ts';

type Phone = { region: string; number: string };

/** Sends a one-time code to a phone; says whether it is on its way. */
export const handOver = async (
  { deps, log, language }: Pick<Context, 'deps' | 'log' | 'language'>,
  { region, number }: Phone,
  message: Omit<CodeMessage, 'region' | 'phone' | 'language'>,
): Promise<boolean> => {
  // the demonstration sends nothing: the code is in its reply
  if (deps.config.demo) {
    log.info({ code: message.code }, 'demo one-time code');
    return true;
  }
  try {
    if (deps.deliverCode === null) throw new Error('CODE_WEBHOOK_URL is not set');
    await deps.deliverCode({ ...message, region, phone: number, language });
    return true;
  } catch (error) {
    log.error({ reason: (error as Error).message }, 'a one-time code was not sent');
    return false;
  }
};
