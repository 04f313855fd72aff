import '../between.css';
import type { Point } from '#shared/geo/distance.ts';
import { GoodRail } from './good-rail.tsx';
import { PromoCards } from './promo-cards.tsx';

/** What stands among the first stores: small cards, and what the neighbours prefer. */
export const Between = ({ at }: { at: Point }) => (
  <div className="between">
    <PromoCards />
    <GoodRail at={at} />
  </div>
);
