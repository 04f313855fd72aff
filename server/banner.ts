import type { DemoVoucher } from './demo/vouchers.ts';
import { CONSUMERS, DEMO_PASSWORD, DEMO_PIN, STAFF } from './demo/people.ts';

const staffOf = (merchant: string): string =>
  STAFF.filter(({ merchantKey }) => merchantKey === merchant)
    .map(({ account, role }) => `${account} (${role})`)
    .join(', ');

/** What a start of the demonstration prints: where to look, who to be, and a voucher in every state. */
export const demoBanner = (url: string, vouchers: readonly DemoVoucher[]): string =>
  [
    '',
    `  Consumer app   ${url}/`,
    `  Console        ${url}/console/`,
    `  API            ${url}/docs`,
    '',
    `  Consumers      ${CONSUMERS.map(({ phone, about }) => `${phone} (${about})`).join(', ')}; the sign-in code is shown on the page`,
    `  Staff          ${staffOf('neighbourhood')}`,
    `  Takeaway       ${staffOf('tm-food-hall')}; ${staffOf('tm-felicity-roast')}`,
    `  Supermarket    ${staffOf('mm-praia')}`,
    `  Password       ${DEMO_PASSWORD}; PIN at a till ${DEMO_PIN}`,
    '',
    '  Voucher codes, scanned at Senado Square:',
    ...vouchers.map(
      ({ label, code, expects }) =>
        `    ${code.replace(/(\d{4})(?=\d)/g, '$1 ')}  ${label}${expects === 'OK' ? '' : ` → ${expects}`}`,
    ),
    '',
  ].join('\n');
