import type { texts as zh } from './zh.ts';

/** Check-ins at stores of deals: the page with its questions and answers. */
export const texts: Record<keyof typeof zh, string> = {
  'title.groupCheckInQa': 'Check in',
  'checkIn.row': 'Check in here',
  'checkIn.rowMore': '{count} points a visit',
  'checkIn.lead': 'Check in while you are at the store. Each check-in brings {count} points.',
  'checkIn.go': 'Locate me and check in',
  'checkIn.goAgain': 'Locate again and check in',
  'checkIn.signIn': 'Sign in to check in and see your points',
  'checkIn.signInGo': 'Sign in',
  'checkIn.done': 'You have checked in here today',
  'checkIn.doneAt': 'At {time}',
  'checkIn.success': 'Checked in: you got {points} points',
  'checkIn.noneLeft': 'No check-ins left today',
  'checkIn.noneLeftText': 'You can check in at {count} stores a day. Come back tomorrow.',
  'checkIn.left':
    'You can check in at {count} more store today | You can check in at {count} more stores today',
  'checkIn.points': 'Check-in points',
  'checkIn.pointsValue': '{count} points',
  'checkIn.streak': 'Days in a row',
  'checkIn.streakValue': '{count} day | {count} days',
  'checkIn.denied':
    'Your location was not shared. Allow it in the settings of your browser or phone and try again.',
  'checkIn.far': 'You are about {distance} from the store. Check in within {limit} of it.',
  'checkIn.qa': 'Questions and answers',
  'checkIn.q.what': 'What is a check-in?',
  'checkIn.a.what':
    'It notes a visit while you are at the store. It does not redeem a voucher, and it is not a booking.',
  'checkIn.q.near': 'How near do I have to be?',
  'checkIn.a.near':
    'Within {limit} of the store. Where your location is less exact, its accuracy is added, up to {accuracy}.',
  'checkIn.q.often': 'How often can I check in?',
  'checkIn.a.often': 'Once a day at each store, at {count} stores a day at most, by Macau time.',
  'checkIn.q.points': 'What are the points for?',
  'checkIn.a.points': 'They count your visits. They are not money and cannot be exchanged for it.',
  'checkIn.q.streak': 'How are days in a row counted?',
  'checkIn.a.streak':
    'Each day with a check-in at any store counts. After a day without one, counting starts again.',
  'checkIn.q.privacy': 'Is my location kept?',
  'checkIn.a.privacy':
    'No. It only shows that you are at the store. We keep at which store you checked in, and when.',
  'checkIn.q.failed': 'What if I cannot be located?',
  'checkIn.a.failed':
    'Turn location on and allow it, then try again outdoors or by a window. In a chat app, open the page in a browser instead.',
};
