import type { errorsOffers as source } from '../zh/errors-offers.ts';

export const errorsOffers: Record<keyof typeof source, string> = {
  'error.RECEIVE_NOT_STARTED': 'This campaign has not started yet. Please come back later',
  'error.RECEIVE_OVER': 'This campaign is over',
  'error.RECEIVE_SOLD_OUT': 'All of these have been claimed',
  'error.RECEIVE_LIMIT': 'You have claimed this already',
  'error.RECEIVE_NEW_ONLY': 'This is for new customers who have not ordered yet',
};
