import { useT } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { weeksOf } from '../months.ts';
import type { SignRecord } from '../queries.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** This month, with the days on which the member signed in and what they brought. */
export const SignCalendar = ({ record: { days, today } }: { record: SignRecord }) => {
  const t = useT();
  const pointsOn = (day: string): number =>
    days.filter((one) => one.day === day).reduce((sum, { points }) => sum + points, 0);
  return (
    <Card title={today.slice(0, 7)}>
      <table className="calendar">
        <caption className="unseen">{t('score.calendar')}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                {t(`score.weekday.${weekday}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(today.slice(0, 7)).map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) => {
                const points = day === null ? 0 : pointsOn(day);
                return (
                  <td
                    key={day ?? weekday}
                    className={points > 0 ? 'calendar__in' : undefined}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    <span className="num">{day === null ? '' : Number(day.slice(8))}</span>
                    <small className="num">{points > 0 ? `+${points}` : ''}</small>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};
