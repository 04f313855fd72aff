import type { OutFor } from '../../codes/sold-out.ts';
import { DAY, HOUR, plus, type Instant } from '../../kernel/time.ts';
import { businessDayStart } from './business-day.ts';

/** When a dish that is out comes back by itself; null: when somebody switches it on (decision DA10). */
export const outUntil = (outFor: OutFor, now: Instant): Instant | null => {
  switch (outFor) {
    case 'HOUR':
      return plus(now, HOUR);
    case 'HOURS4':
      return plus(now, 4 * HOUR);
    case 'DAY':
      return plus(businessDayStart(now), DAY);
    case 'OPEN':
      return null;
  }
};
