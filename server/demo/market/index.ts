export { ARTICLES, MARKET_CATEGORIES } from './catalogue.ts';
export { MARKET_EXAMPLES } from './examples.ts';
export { markets, type TownMarket } from './stores.ts';
