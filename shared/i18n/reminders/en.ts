import type { texts as zh } from './zh.ts';

/** Reminders of the start of a flash sale, of a deal or of supermarkets. */
export const texts: Record<keyof typeof zh, string> = {
  'remind.set': 'Remind me',
  'remind.isSet': 'Reminder set',
  'remind.startDone': 'The app shows a reminder from 5 minutes before the start',
  'remind.off': 'Reminder removed',
  'remind.market': 'the supermarkets at {time}',
  'remind.calendar': 'Add to calendar',
  'remind.soon': 'The flash sale of {name} starts in {count} min',
  'remind.isOn': 'The flash sale of {name} is on',
};
