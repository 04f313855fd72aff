export { collectRoutes } from './collect-routes.ts';
export { platformHandlers } from './handlers.ts';
export { dropOldPlaces } from './platform-repo.ts';
export { uploadsRoutes } from './uploads-routes.ts';
