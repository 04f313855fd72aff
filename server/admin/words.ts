import type { Config } from '../kit/config.ts';
import type { NewStore } from '../modules/catalogue/index.ts';

/** The one time that a one-time password is shown. */
export const oncePasswordLines = (account: string, password: string): string[] => [
  `account            ${account}`,
  `one-time password  ${password}`,
  'It is shown this once, works for 24 hours, and is changed at the first sign-in.',
];

/** What a server without demonstration lacks before money can move and guests can sign in. */
export const whatIsMissing = ({ sandboxBank, codeWebhook }: Config): string[] => [
  ...(sandboxBank
    ? []
    : [
        'No order can be paid yet: without the demonstration (DEMO=0) there is no bank. Start the server with SANDBOX_BANK=1 for a trial, in which no money moves, or connect a real payment channel.',
      ]),
  ...(codeWebhook === null
    ? [
        'No guest can sign in by phone yet: CODE_WEBHOOK_URL and CODE_WEBHOOK_SECRET name the service that sends their codes.',
      ]
    : []),
];

/** What comes after a new store. */
export const nextSteps = ({ kind, storeId }: NewStore, config: Config): string[] => {
  const missing = whatIsMissing(config);
  if (kind === 'group') return missing;
  const steps =
    kind === 'takeout'
      ? [
          'It rests until it has a menu and is opened:',
          `  npm run admin -- menu import --store ${storeId} --file menu.csv`,
          `  npm run admin -- store set --store ${storeId} --hours 10:00-22:00 --open`,
        ]
      : ['It rests: the goods of a supermarket cannot be brought in by a file yet.'];
  return missing.length === 0 ? steps : [...steps, '', ...missing];
};
