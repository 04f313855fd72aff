export { collectRoutes } from './collect-routes.ts';
export { platformHandlers } from './handlers.ts';
export { sweepPlaces, sweepStoreEvents } from './sweep.ts';
export { uploadsRoutes } from './uploads-routes.ts';
