import { hash, verify } from '@node-rs/argon2';

/** The algorithm's own defaults: argon2id, 19 MiB, 2 passes. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/** Whether the password is right. With no account it does the same work and says no, so that the time does not tell which accounts exist. */
export const isPassword = async (kept: string | null, password: string): Promise<boolean> => {
  decoy ??= hashPassword('no such account');
  // a hash that cannot be read is nobody's password
  const isRight = await verify(kept ?? (await decoy), password).catch(() => false);
  return kept !== null && isRight;
};
