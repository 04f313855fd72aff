import './remind.css';
import { calendarFile } from '#shared/group/calendar-event.ts';
import { client } from '../../lib/api/api.ts';
import { host } from '../../lib/host/host.ts';
import { useT } from '../../lib/i18n.ts';
import type { StartReminder } from './start-reminders.ts';

type Props = { title: string; start: Omit<StartReminder, 'shop'> };

/** The start of a flash sale as a calendar file: in plain browsers, which can save one. */
export const AddToCalendar = ({ title, start: { key, name, path, startTime, endTime } }: Props) => {
  const t = useT();
  if (host.kind !== 'web') return null;
  const file = calendarFile({
    uid: `${key.replaceAll(' ', '-')}@senado`,
    title: `${title} · ${name}`,
    url: `${location.origin}${location.pathname}#${path}`,
    from: startTime,
    until: endTime,
    now: client.now(),
  });
  return (
    <a
      className="remind"
      download="senado.ics"
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
    >
      {t('remind.calendar')}
      <span className="unseen">{name}</span>
    </a>
  );
};
