import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#shared/kernel/clock.ts';
import type { Config } from './config.ts';
import type { Db } from '../db/db.ts';
import type { Secrets } from '../db/secrets.ts';
import type { CodeDelivery } from './code-delivery/webhook.ts';
import type { Random } from './random.ts';

/** Everything that the server needs of its host. Tests pass a fixed clock. */
export type Deps = {
  db: Db;
  clock: Clock;
  config: Config;
  random: Random;
  secrets: Secrets;
  /** How one-time codes reach a phone; null where nothing can send them. */
  deliverCode: CodeDelivery | null;
};
/** What a use case sees of them. */
export type UseCaseDeps = Deps & { log: FastifyBaseLogger };
