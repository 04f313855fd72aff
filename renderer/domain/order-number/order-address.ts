import { merchantRoutes } from '#shared/routes/merchant/index.ts';

/** The address of the list that shows the order of a number, whatever its day. */
export const ordersOfNumber = (number: string): string =>
  `${merchantRoutes.merchantOrder.path}?${new URLSearchParams({ from: 'all', q: number }).toString()}`;
