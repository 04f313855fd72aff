import { memberType } from '#shared/codes/member.ts';
import { queryClient } from '../../lib/api/query.ts';
import { useSession } from '../../lib/session/session.ts';
import { basicQuery, partnerQuery, plansQuery, settingsQuery } from './queries.ts';

/** Whether somebody has a card, or tries one: the plans, with the partner's offer above them, are below their first screen. */
const isHolder = async (): Promise<boolean> => {
  if (useSession.getState().token === null) return false;
  const { memberType: code } = await queryClient.fetchQuery(basicQuery());
  return memberType.nameOf(code) !== 'nonMember';
};

/** Fetches what the page of the monthly card is drawn from before its screen is drawn. */
export const askForCard = async (): Promise<void> => {
  const partner = queryClient.prefetchQuery(partnerQuery());
  const untilDrawn = async (): Promise<void> => {
    if (!(await isHolder())) await partner;
  };
  await Promise.all([
    untilDrawn(),
    queryClient.prefetchQuery(plansQuery()),
    queryClient.prefetchQuery(settingsQuery()),
  ]);
};
