import { marketHomeCalls } from '#shared/contract/consumer/market-home.ts';
import { marketZoneCalls } from '#shared/contract/consumer/market-zone.ts';
import { bindCalls } from '../../../../lib/api/api.ts';

const { marketZoneProducts } = marketHomeCalls;
const { marketZone, marketZoneReceive, marketZoneReceiveAll, marketPaper } = marketZoneCalls;

/** The calls of the zone for new users, and of articles. */
export const zoneCalls = {
  marketZone,
  marketZoneReceive,
  marketZoneReceiveAll,
  marketZoneProducts,
  marketPaper,
};
export const api = bindCalls(zoneCalls);
