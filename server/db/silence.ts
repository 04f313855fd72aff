import type { Socket } from 'node:net';
import type pg from 'pg';
import { COMPLETION_UNKNOWN } from './errors.ts';

/** The server sent nothing for too long. The statement may still run there, so its outcome is unknown. */
export class SilentServer extends Error {
  readonly code = COMPLETION_UNKNOWN;
  /** Settles when the statement ends after all. */
  readonly statement: Promise<unknown>;
  constructor(statement: Promise<unknown>) {
    super('the database gave no answer in time');
    this.statement = statement;
  }
}

const bytesFrom = ({ connection }: pg.Client): number => (connection.stream as Socket).bytesRead;

/**
 * Gives a statement up when its server has sent nothing for `silenceMs`. A long answer that keeps
 * arriving is no silence, nor is one that came while this process was busy.
 */
export const withinSilence = <T>(
  client: pg.Client,
  silenceMs: number,
  statement: Promise<T>,
): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    let heard = bytesFrom(client);
    let isOver = false;
    const judge = (): void => {
      if (isOver) return;
      const now = bytesFrom(client);
      if (now === heard) {
        reject(new SilentServer(statement));
        return;
      }
      heard = now;
      timer = setTimeout(setImmediate, silenceMs, judge);
    };
    // `setImmediate`: what has arrived by now is read before it is judged
    let timer = setTimeout(setImmediate, silenceMs, judge);
    const end = (): void => {
      isOver = true;
      clearTimeout(timer);
    };
    statement.then(
      (answer) => {
        end();
        resolve(answer);
      },
      (error: unknown) => {
        end();
        reject(error);
      },
    );
  });
