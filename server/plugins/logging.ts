import { pino, type Logger } from 'pino';
import pretty from 'pino-pretty';
import { HEADERS } from '#shared/client/headers.ts';

const SECRET_HEADERS = [
  HEADERS.token,
  HEADERS.gatewaySignature,
  HEADERS.openId,
  HEADERS.unionId,
  HEADERS.idempotencyKey,
  'authorization',
  'cookie',
];

type Facts = { type: string; message: string; code?: string; stack?: string };

/** What a log line holds of an error. Drivers attach statements with their values to theirs (`detail`, `params`): phones, codes and tokens among them. */
export const errorFacts = (error: unknown): Facts => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' && { code }),
    ...(error.stack !== undefined && { stack: error.stack }),
  };
};

/** Structured lines on standard error; for people when that is a terminal. Bodies are never logged, and headers that identify are struck out wherever they turn up. */
export const systemLog = (level: string): Logger => {
  const serializers = { err: errorFacts };
  const redact = {
    paths: SECRET_HEADERS.flatMap((name) => [`req.headers["${name}"]`, `headers["${name}"]`]),
    censor: '***',
  };
  return process.stderr.isTTY
    ? pino(
        { level, redact, serializers },
        pretty({ destination: 2, sync: true, ignore: 'pid,hostname' }),
      )
    : pino({ level, redact, serializers, base: null }, pino.destination({ fd: 2, sync: false }));
};
