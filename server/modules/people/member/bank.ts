import type { Handlers } from '#server/kit/context.ts';
import { signInPerson } from './sign-in-person.ts';
import { readPerson } from '../identity/read-person.ts';

/** A message that the bank signed: who one is there, and the session of the member that this is. */
export const bankOauth: Handlers['bankOauth'] = async (context, { msg }) => {
  const person = await readPerson(context, 'bank', msg, 'login');
  const { token, phone, userId, nickname } = await signInPerson(context, person);
  return { openId: person.openId, unionId: person.unionId, token, phone, userId, nickname };
};
