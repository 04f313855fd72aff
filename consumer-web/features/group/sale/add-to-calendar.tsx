import { calendarFile } from '#shared/group/calendar-event.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { client } from '../../../lib/api/api.ts';
import { host } from '../../../lib/host/host.ts';
import { useT } from '../../../lib/i18n.ts';
import type { Flash } from './sale.ts';

type Props = { productId: string; name: string; flash: Flash };

/** The start of a flash sale as a calendar file: in plain browsers, which can save one. */
export const AddToCalendar = ({ productId, name, flash }: Props) => {
  const t = useT();
  if (host.kind !== 'web') return null;
  const path = href(consumerRoutes.groupProductDetail, { productId });
  const file = calendarFile({
    uid: `${flash.secKillId}-${productId}@senado`,
    title: `${t('sale.title')} · ${name}`,
    url: `${location.origin}${location.pathname}#${path}`,
    from: flash.startTime,
    until: flash.endTime,
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
