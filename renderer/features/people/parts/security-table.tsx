import { Badge } from '@mantine/core';
import { errorNameOf } from '#shared/codes/error-code.ts';
import type { SecurityEventKind } from '#shared/codes/security-event.ts';
import type { SecurityEventRow } from '#shared/contract/merchant/oversight.ts';
import { dateTimeSecondsText } from '#shared/format/date.ts';
import { errorKey } from '#shared/i18n/error-text.ts';
import { useT } from '../../../lib/i18n.ts';
import classes from '../people.module.css';

const COLOURS: Record<SecurityEventKind, string> = {
  'sign-in': 'gray',
  refusal: 'red',
  lock: 'red',
  pin: 'blue',
  password: 'blue',
  role: 'blue',
  device: 'blue',
  export: 'teal',
};
/** So much of the digest tells networks apart. */
const SOURCE_LETTERS = 6;

const EventLine = ({ event }: { event: SecurityEventRow }) => {
  const t = useT();
  const { code, subjectName } = event;
  return (
    <tr data-testid="security-event" data-kind={event.kind}>
      <td className={classes['whole']}>{dateTimeSecondsText(event.at)}</td>
      <td>
        <Badge tt="none" size="lg" miw="max-content" variant="light" color={COLOURS[event.kind]}>
          {t(`security.kind.${event.kind}`)}
        </Badge>
      </td>
      <td>
        <span className={classes['main']}>{t(`security.act.${event.act}`)}</span>
        {subjectName !== null && subjectName !== event.operatorName && (
          <div className={classes['sub']}>{subjectName}</div>
        )}
        {code !== null && <div className={classes['sub']}>{t(errorKey(errorNameOf(code)))}</div>}
      </td>
      <td className={classes['whole']}>{event.operatorName ?? '—'}</td>
      <td>{event.deviceName ?? t('security.unknownDevice')}</td>
      <td className={classes['whole']}>{event.source.slice(0, SOURCE_LETTERS)}</td>
    </tr>
  );
};

/** Security events, the newest first. */
export const SecurityTable = ({ events }: { events: readonly SecurityEventRow[] }) => {
  const t = useT();
  return (
    <table className={classes['table']} aria-label={t('security.table')}>
      <thead>
        <tr>
          <th>{t('security.time')}</th>
          <th>{t('security.kind')}</th>
          <th>{t('security.what')}</th>
          <th>{t('security.person')}</th>
          <th>{t('security.device')}</th>
          <th title={t('security.networkHint')}>{t('security.network')}</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </tbody>
    </table>
  );
};
