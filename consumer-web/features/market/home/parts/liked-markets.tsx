import { marketLikes } from '../../../../domain/market/liked-markets.ts';
import { LikedRail } from '../../../../domain/store/liked-rail.tsx';

/** The member's favourite supermarkets in a row (decision P20). */
export const LikedMarkets = () => <LikedRail likes={marketLikes} />;
