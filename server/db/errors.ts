/** The SQLSTATE or system code of a driver's error, or ''. */
export const errorCode = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
};

/** A unique key is taken already. */
export const isDuplicate = (error: unknown): boolean => errorCode(error) === '23505';

/** The engine rolled the work back and asks for a repeat: serialization failure, deadlock. */
const ROLLED_BACK = new Set(['40001', '40P01']);
/** The connection broke: whether the work was done is not known. */
const LINE_LOST = new Set([
  '40003',
  '08000',
  '08003',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNRESET',
  'ECONNREFUSED',
  'ENOENT',
  'EPIPE',
]);
const LOST_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

export const isRolledBack = (error: unknown): boolean => ROLLED_BACK.has(errorCode(error));
export const isLineLost = (error: unknown): boolean =>
  LINE_LOST.has(errorCode(error)) || (error instanceof Error && LOST_WORDS.test(error.message));
/** Thrown by a use case whose compare-and-set failed: it loads and decides anew. */
export class LookAgain extends Error {}

/** Whether trying again a little later may help. */
export const isPassing = (error: unknown): boolean =>
  error instanceof LookAgain || isRolledBack(error) || isLineLost(error);
