export type { Order as TakeoutOrder } from '../../../domain/order/model.ts';
