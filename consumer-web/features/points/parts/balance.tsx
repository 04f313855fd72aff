import { useQuery } from '@tanstack/react-query';
import { dateText } from '#shared/format/date.ts';
import { grouped } from '#shared/format/grouped.ts';
import { useT } from '../../../lib/i18n.ts';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { sumsQuery } from '../queries.ts';

/** The balance of the ledger, what is still to come and what ends with this month. */
export const Balance = () => {
  const t = useT();
  const query = useQuery(sumsQuery());
  if (query.data === undefined)
    return <Waiting query={query} skeleton={<Skeletons heights={[120]} />} />;
  const { balance, waiting, soonExpiring, expiringAt, earned } = query.data;
  return (
    <section className="balance" aria-label={t('score.balance')}>
      <p className="balance__name">{t('score.balance')}</p>
      <p className="balance__sum num" data-testid="balance">
        {grouped(Math.max(0, balance))}
      </p>
      <p className="balance__facts num">
        <span>{t('score.waiting', { count: grouped(waiting) })}</span>
        <span>{t('score.earnedEver', { count: grouped(earned) })}</span>
      </p>
      {soonExpiring > 0 && (
        <p className="balance__soon num">
          {t('score.soonExpiring', { count: grouped(soonExpiring), day: dateText(expiringAt) })}
        </p>
      )}
    </section>
  );
};
