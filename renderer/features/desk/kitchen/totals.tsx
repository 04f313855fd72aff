import { useT } from '../../../lib/i18n.ts';
import { totalsOf, type Ticket } from './tickets.ts';
import classes from './kitchen.module.css';

/** How many of each dish are still to be made, over all tickets. */
export const Totals = ({ tickets }: { tickets: readonly Ticket[] }) => {
  const t = useT();
  const totals = totalsOf(tickets);
  if (totals.length === 0) return null;
  return (
    <section
      className={classes['totals']}
      aria-label={t('kitchen.totals')}
      tabIndex={0}
      data-testid="kitchen-totals"
    >
      <h2 className={classes['totalsHead']}>{t('kitchen.totals')}</h2>
      <ul>
        {totals.map(({ name, pieces }) => (
          <li key={name}>
            <b>{`${pieces}×`}</b>
            {` ${name}`}
          </li>
        ))}
      </ul>
    </section>
  );
};
