import { cents, type Cents } from '#shared/kernel/money.ts';
import { DAY, type Instant } from '#shared/kernel/time.ts';

/** From this amount on, an order needs the buyer's identity. */
export const RISK_FROM = cents(200_000);
/** So many orders let lapse within a day make the next one a risk. */
const MOST_LAPSED = 3;

type Past = { createdAt: Instant; closeReason: string | null };

/** Whether an order needs an identity: it is large, or its buyer let several lapse unpaid within a day. */
export const isRiskOrder = (total: Cents, past: readonly Past[], now: Instant): boolean =>
  total >= RISK_FROM ||
  past.filter(({ createdAt, closeReason }) => closeReason === 'TIMEOUT' && now - createdAt < DAY)
    .length >= MOST_LAPSED;
