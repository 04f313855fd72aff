// what the home draws once its first screen has stood for a moment: fetched together
export { AroundHome } from './around-home.tsx';
export { OwnStores } from './own-stores.tsx';
