export { collectRoutes } from './collect-routes.ts';
export { platformHandlers } from './handlers.ts';
export { sweepPlaces } from './sweep.ts';
export { uploadsRoutes } from './uploads-routes.ts';
