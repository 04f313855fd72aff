import { useQuery } from '@tanstack/react-query';
import { dateText } from '#shared/format/date.ts';
import { DAY, plus } from '#shared/kernel/time.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { useEndRenewal } from '../mutations.ts';
import { partnerQuery, settingsQuery } from '../queries.ts';
import type { BasicInfo } from './card-head.tsx';
import { short } from './words.ts';

/** A partner's offer, while one runs that is for this member. */
export const PartnerNote = ({ hadCard }: { hadCard: boolean }) => {
  const t = useT();
  const { data } = useQuery(partnerQuery());
  const activity = data?.activity ?? null;
  if (activity === null || (hadCard && activity.needs === 'firstCard')) return null;
  return (
    <aside className="vip-partner num" data-testid="partner">
      <strong>{activity.name}</strong>
      <span className="tag tag--deal">{t('vip.partner.off', { amount: short(activity.off) })}</span>
      <small>
        {t(`vip.partner.${activity.needs}`)}
        {activity.until !== null &&
          ` · ${t('vip.partner.until', { date: dateText(activity.until) })}`}
      </small>
    </aside>
  );
};

/** The card is renewed by itself: when, and how to end that. */
export const RenewalNote = ({ info }: { info: BasicInfo }) => {
  const t = useT();
  const end = useEndRenewal();
  const last = info.memberCardList.at(-1);
  if (!info.autoRenew || last === undefined) return null;
  return (
    <Card title={t('vip.renewal.on')}>
      <p className="vip-note num">
        {t('vip.renewal.onText', { date: dateText(plus(last.endAt, -DAY)) })}
      </p>
      <Button tone="quiet" isBlock isBusy={end.isPending} onPress={() => end.mutate(last.cardId)}>
        {t('vip.renewal.end')}
      </Button>
    </Card>
  );
};

/** Where else one may want to go. */
export const MoreLinks = ({ hasTrial }: { hasTrial: boolean }) => {
  const t = useT();
  const rows = [
    [consumerRoutes.memberStores.path, t('vip.more.stores')],
    [consumerRoutes.vipCalculator.path, t('vip.more.calculator')],
    [consumerRoutes.vipHistoryList.path, t('vip.more.history')],
    ...(hasTrial ? [[consumerRoutes.trialMember.path, t('vip.more.trial')] as const] : []),
  ] as const;
  return (
    <Card title={t('vip.more')}>
      <ul className="vip-rows">
        {rows.map(([path, name]) => (
          <li key={path}>
            <Link className="vip-row" to={path}>
              <span>{name}</span>
              <Icon name="next" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
};

/** The rules of the card, each to be opened. */
export const Rules = () => {
  const t = useT();
  const { data } = useQuery(settingsQuery());
  if (data === undefined) return null;
  return (
    <Card title={t('vip.rules')}>
      <div className="vip-rules">
        {data.texts.map(({ title, text }) => (
          <details key={title}>
            <summary>
              {title}
              <Icon name="next" size={16} />
            </summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
    </Card>
  );
};
