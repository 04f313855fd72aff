import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ErrorName } from '../shared/codes/error-code.ts';
import { ERRORS } from '../shared/codes/errors/index.ts';
import { codesOf, toConsumer } from './app-errors.ts';

const root = path.join(import.meta.dirname, '..');

/** Every name in capitals that the code of a folder mentions, but for where errors are declared. */
const mentionedIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => !/^shared.(contract|codes.errors|i18n|testing)\b/.test(file))
    .flatMap(
      (file) => readFileSync(path.join(root, file), 'utf8').match(/\b[A-Z][A-Z_]+\b/g) ?? [],
    );

const mentioned = new Set(['consumer-web', 'shared'].flatMap(mentionedIn));

/**
 * The wire codes that the consumer app can be answered with and that its code reads by name: for the
 * others it shows the server's sentence, and needs no more. A refusal under a status from 500 on must be
 * known, or it passes for a broken server (`read-reply.ts`).
 */
export const CONSUMER_ERROR_CODES = codesOf(
  new Set(
    [...toConsumer].filter(
      (name) => mentioned.has(name) || ERRORS[name as ErrorName].status >= 500,
    ),
  ),
);
