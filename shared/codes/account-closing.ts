/** What must be over before an account can be closed. */
export const CLOSING_OBSTACLES = [
  'takeoutOrders',
  'marketOrders',
  'groupOrders',
  'goldOrders',
  'memberOrders',
  'refunds',
] as const;
/** A reason why an account cannot be closed yet. */
export type ClosingObstacle = (typeof CLOSING_OBSTACLES)[number];

/** What is lost with an account: its owner must have seen and accepted it. */
export const CLOSING_LOSSES = [
  'groupVouchers',
  'gold',
  'mCoin',
  'offers',
  'combos',
  'points',
  'pointsToCome',
  'memberCard',
  'bankCards',
] as const;
/** A thing that is lost when an account is closed. */
export type ClosingLoss = (typeof CLOSING_LOSSES)[number];
