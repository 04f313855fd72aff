import { dateTimeSecondsText } from '#shared/format/date.ts';
import { useT } from '../../lib/i18n.ts';
import type { AuditRow } from './queries.ts';
import { fieldWords, valueWords } from './words.ts';
import classes from './audit.module.css';

const Line = ({ row }: { row: AuditRow }) => {
  const t = useT();
  const thing = t(`audit.thing.${row.thing}`);
  const act = t(`audit.act.${row.act}`);
  return (
    <tr data-testid="audit-row" data-thing={row.thing}>
      <td className={classes['time']}>{dateTimeSecondsText(row.at)}</td>
      <td>
        {row.operatorName || t('audit.nothing')}
        <div className={classes['sub']}>{row.deviceName}</div>
      </td>
      <td>{row.storeName}</td>
      <td>
        <strong>{row.name || thing}</strong>
        <div className={classes['sub']}>{row.name === '' ? act : `${thing} · ${act}`}</div>
      </td>
      <td>
        <ul className={classes['changes']}>
          {row.changes.map(({ field, before, after }) => (
            <li key={field}>
              <span className={classes['sub']}>{fieldWords(field, t)}</span>{' '}
              {before !== null && <del>{valueWords(field, before, t)}</del>}{' '}
              {after !== null && <ins>{valueWords(field, after, t)}</ins>}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
};

/** Changes, the newest first: what each field said before is crossed out. */
export const AuditTable = ({ rows }: { rows: readonly AuditRow[] }) => {
  const t = useT();
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{t('audit.time')}</th>
          <th scope="col">{t('audit.person')}</th>
          <th scope="col">{t('audit.store')}</th>
          <th scope="col">{t('audit.what')}</th>
          <th scope="col">{t('audit.changes')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.auditId} row={row} />
        ))}
      </tbody>
    </table>
  );
};
