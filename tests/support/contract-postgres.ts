import type { TestProject } from 'vitest/node';
import { noPrivatePostgres, startPrivatePostgres } from './server-private-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the PostgreSQL of this run answers; empty where none is installed. */
    privatePostgres: string;
  }
}

/** One private PostgreSQL for all contract tests of a run: each suite has a database of its own on it. */
export const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const server = noPrivatePostgres() === null ? await startPrivatePostgres() : null;
  project.provide('privatePostgres', server?.url ?? '');
  return server === null ? undefined : () => server.stop();
};
