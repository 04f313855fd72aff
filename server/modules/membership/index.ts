export { membershipHandlers } from './handlers.ts';
export { levelOf } from './level.ts';
export { pointsToCome } from './points/to-come.ts';
export { bookedPoints, groupOrderPoints } from './points/of-order.ts';
export { sweepPoints, takePointsBack } from './points/sweep.ts';
