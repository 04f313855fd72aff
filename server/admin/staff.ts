import { oncePassword, resetToOnce } from '../modules/staff/index.ts';
import { refuseAdmin, type AdminContext, type Command, type Given } from './command.ts';
import { accountOf } from './merchant.ts';
import { oncePasswordLines } from './words.ts';

/** Where security events of the terminal come from. */
const HERE = '127.0.0.1';

const reset = async ({ deps, now, log }: AdminContext, given: Given): Promise<string[]> => {
  const account = accountOf(given);
  const password = oncePassword(deps.random);
  const seen = { deps: { ...deps, log }, now, log, address: HERE };
  const found =
    (await resetToOnce(seen, { account, password })) ??
    refuseAdmin(`Nobody has the account ${account}.`);
  return [
    ...oncePasswordLines(account, password),
    'Every session, PIN and one-time code of this person has ended.',
    ...(found.isActive ? [] : ['This person is dismissed: an owner has to let them in again.']),
  ];
};

export const staffReset: Command = {
  words: 'staff reset',
  about: 'a one-time password for somebody who cannot sign in any more',
  flags: [{ name: 'account', about: 'their account', isNeeded: true }],
  run: reset,
};
