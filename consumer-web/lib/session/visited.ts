import { LAST_TRADE } from './last-trade.ts';

const paths: string[] = [];
/** More are never needed. */
const MOST = 200;

/** Notes an address that was shown in this visit. */
export const noteVisit = (fullPath: string): void => {
  paths.push(fullPath);
  if (paths.length > MOST) paths.shift();
};

/** The addresses of this visit, the oldest first. */
export const visited = (): readonly string[] => paths;

/** How many steps of this app lie behind the present one, as the router numbers them. */
export const stepsBehind = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** Whether this visit goes on after a page to pay at: it began at an address that a bank leads back to. */
export const isBackFromBank = (): boolean =>
  new URLSearchParams(paths[0]?.split('?')[1]).get('tradeNo') === LAST_TRADE;
