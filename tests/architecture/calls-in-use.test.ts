import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { deskContract } from '#shared/contract/merchant/desk-contract.ts';
import { merchantContract } from '#shared/contract/merchant/index.ts';
import { merchantLaterContract } from '#shared/contract/merchant/later.ts';
import { wallCalls } from '#shared/contract/wall.ts';

const app = join(import.meta.dirname, '../../consumer-web');

/** Calls that the server answers for clients other than ours (ADR 0044). This list may only shrink. */
const UNUSED = [
  'marketCategoryMenu',
  'marketMenu',
  'marketProductList',
  'takeoutLastOrder',
  'taskList',
];

const source = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(join(app, path), 'utf8'))
  .join('\n');
const words = new Set(source.match(/(?<=\.)\w+\b/g));

it('every call of a consumer is made by the app, but those that are named', () => {
  const ofConsole = new Set(
    [merchantContract, merchantLaterContract, deskContract, wallCalls].flatMap((calls) =>
      Object.keys(calls),
    ),
  );
  const unused = Object.keys(contract).filter((name) => !ofConsole.has(name) && !words.has(name));
  expect(unused.toSorted()).toEqual(UNUSED);
});
