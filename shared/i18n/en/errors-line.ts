export const errorsLine = {
  'error.network': 'The network is poor. Please try where the signal is good',
  'error.ACCOUNT_SUSPENDED': 'Your account is on hold',
  'error.SESSION_INVALID': 'Your session has ended. Please sign in again',
} as const;
