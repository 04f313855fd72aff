// what the home draws once its first screen stands: fetched together
export { AroundHome } from './around-home.tsx';
export { LaterPart } from './later-part.tsx';
export { WaitingCarts } from './waiting-carts.tsx';
