/** The SQLSTATE or system code of a driver's error, or ''. */
export const errorCode = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
};

/** A unique key is taken already. */
export const isDuplicate = (error: unknown): boolean => errorCode(error) === '23505';

/** The engine rolled the work back and asks for a repeat: serialization failure, deadlock. */
const ROLLED_BACK = new Set(['40001', '40P01']);
/** What a statement did is not known. */
export const COMPLETION_UNKNOWN = '40003';
/** The connection broke: whether the work was done is not known. */
const LINE_LOST = new Set([
  COMPLETION_UNKNOWN,
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
  'ECONNRESET',
  'ECONNREFUSED',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
]);
/** The engine answers and cannot do it now: it is a standby, its disk or memory is full, its files fail. */
export const READ_ONLY = '25006';
const UNABLE = new Set([READ_ONLY, '53100', '53200', '58030']);
const LOST_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|^timeout expired$|Client has encountered a connection error/;

export const isRolledBack = (error: unknown): boolean => ROLLED_BACK.has(errorCode(error));
export const isLineLost = (error: unknown): boolean =>
  LINE_LOST.has(errorCode(error)) || (error instanceof Error && LOST_WORDS.test(error.message));
/** Thrown by a use case whose compare-and-set failed: it loads and decides anew. */
export class LookAgain extends Error {}

/** Whether trying again a little later may help. */
export const isPassing = (error: unknown): boolean =>
  error instanceof LookAgain ||
  isRolledBack(error) ||
  isLineLost(error) ||
  UNABLE.has(errorCode(error));

/** The next connection may lead to a server that does it: this one was lost, or takes no writes any more. */
export const isHostLost = (error: unknown): boolean =>
  isLineLost(error) || errorCode(error) === READ_ONLY;

/** The connection leads to a server that stops or became a standby: the next one may lead elsewhere. */
export const isConnectionStale = (error: unknown): boolean =>
  errorCode(error) === READ_ONLY || errorCode(error).startsWith('57P');
