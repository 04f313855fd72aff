/** The frame of the sandbox gateway, which a card's number is typed in. */
export const texts = {
  'gateway.title': 'Card details',
  'gateway.number': 'Card number',
  'gateway.numberHint': 'Visa or MasterCard',
  'gateway.month': 'Month',
  'gateway.monthHint': 'MM',
  'gateway.year': 'Year',
  'gateway.yearHint': 'YY',
  'gateway.code': 'Security code',
  'gateway.codeHint': '3 digits on the back',
  'gateway.note':
    'A gateway for trying things out: use test numbers only, such as 4242 4242 4242 4242.',
  'gateway.gone': 'This form has expired. Please go back and begin again',
} as const;
