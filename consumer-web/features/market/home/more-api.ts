import { marketHomeCalls } from '#shared/contract/consumer/market-home.ts';
import { marketZoneCalls } from '#shared/contract/consumer/market-zone.ts';
import { memberLevelCalls } from '#shared/contract/consumer/member-level.ts';
import { bindCalls } from '../../../lib/api/api.ts';

const { marketUserScope } = marketHomeCalls;
const { marketAdReport, marketNewPeopleAd, marketPopups, marketTopPopups } = marketZoneCalls;

/** Calls that the supermarket home makes once its first screen stands. */
export const moreApi = bindCalls({
  marketAdReport,
  marketNewPeopleAd,
  marketPopups,
  marketTopPopups,
  marketUserScope,
  ...memberLevelCalls,
});
