/** What an order takes of an activity's limits; `productId` '' is the whole order. */
export type ActivityUse = {
  merchantId: string;
  storeId: string;
  orderId: string;
  activityId: string;
  productId: string;
  userId: string;
  pieces: number;
};

/** How many pieces of each activity and product a guest has had of a store: ever, and today. Keys are `activityId/productId`. `isNew`: a member who has never paid a supermarket. */
export type Taken = {
  ever: ReadonlyMap<string, number>;
  today: ReadonlyMap<string, number>;
  isNew: boolean;
};
export const NOTHING_TAKEN: Taken = { ever: new Map(), today: new Map(), isNew: false };
export const takenKey = (activityId: string, productId: string): string =>
  `${activityId}/${productId}`;
