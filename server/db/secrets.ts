import { randomBytes } from 'node:crypto';
import type { Query } from './db.ts';
import { claimSetting } from './settings.ts';

/** Secrets of this installation, made once and kept in the database, so that all of its servers use the same. */
export type Secrets = { qr: string; prepare: string; identity: string };

const secret = (query: Query, name: string): Promise<string> =>
  claimSetting(query, `secret.${name}`, randomBytes(32).toString('base64url'));

export const loadSecrets = async (query: Query): Promise<Secrets> => ({
  qr: await secret(query, 'qr'),
  prepare: await secret(query, 'prepare'),
  identity: await secret(query, 'identity'),
});
