import type { consumerNewly as source } from '../zh/consumer-newly.ts';

/** Red packets of new members, on the home. */
export const consumerNewly: Record<keyof typeof source, string> = {
  'newly.strip': '${amount} for new friends',
  'newly.stripText': 'Off your first orders',
  'newly.open': 'Claim',
  'newly.close': 'Not again today',
  'newly.title': 'Welcome to Senado',
  'newly.lead': '{count} red packets for every takeout store, one in an order',
  'newly.claim': 'Claim all: ${amount}',
  'newly.signIn': 'Sign in and claim',
  'newly.days': 'Valid for {count} day once claimed | Valid for {count} days once claimed',
  'newly.from': 'Spend ${amount} or more',
  'newly.had': 'Claimed',
  'newly.done': 'They are with your red packets',
  'newly.use': 'Order something',
  'newly.wallet': 'See them',
  'newly.region': 'Red packets for new members',
  'newly.guest': 'Sign in to claim them, before your first order',
  'app.strip': 'Easier in the Senado app',
  'app.stripText': 'Live notices, orders offline',
  'app.open': 'Open',
  'app.close': 'Do not show again',
  'app.region': 'Get the app',
};
