import type { Jump } from '#server/modules/home/index.ts';
import { jumpType } from '#shared/codes/jump-type.ts';
import type { Bilingual } from '../town/index.ts';

const { codes } = jumpType;
export const say = (zh: string, en: string): Bilingual => ({ zh, en });

/** A rule of version 1; its parameters as the wire has them. */
export const jump = (
  type: keyof typeof codes,
  parameters?: Readonly<Record<string, string>>,
  more: Pick<Jump, 'skipAddress' | 'classifyId'> = {},
): Jump => ({
  jumpVersion: 1,
  skipType: codes[type],
  ...(parameters && { skipParameter: JSON.stringify(parameters) }),
  ...more,
});
