import { pino, type Logger } from 'pino';
import pretty from 'pino-pretty';
import { HEADERS } from '#shared/client/headers.ts';

const SECRET_HEADERS = [HEADERS.token, HEADERS.gatewaySignature, HEADERS.openId, HEADERS.unionId, HEADERS.idempotencyKey, 'authorization', 'cookie'];

/** Structured lines on standard error; for people when that is a terminal. Bodies are never logged, and headers that identify are struck out wherever they turn up. */
export const systemLog = (level: string): Logger => {
  const redact = { paths: SECRET_HEADERS.flatMap((name) => [`req.headers["${name}"]`, `headers["${name}"]`]), censor: '***' };
  return process.stderr.isTTY ? pino({ level, redact }, pretty({ destination: 2, sync: true, ignore: 'pid,hostname' })) : pino({ level, redact, base: null }, pino.destination({ fd: 2, sync: false }));
};
