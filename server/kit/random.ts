import { randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import { asId, type Id } from '#shared/kernel/ids.ts';

/** Everything that the server draws at random, from a cryptographic source. */
export type Random = {
  id<T extends Id<string>>(): T;
  /** A run of decimal digits. */
  digits(count: number): string;
  /** 32 random bytes in base64url. */
  token(): string;
};

export const systemRandom: Random = {
  id: <T extends Id<string>>() => asId<T>(v7()),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
  token: () => randomBytes(32).toString('base64url'),
};
