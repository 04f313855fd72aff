// what the home draws once its first screen has stood for a moment: fetched together
export { AroundHome } from './around-home.tsx';
export { WaitingCarts } from './waiting-carts.tsx';
