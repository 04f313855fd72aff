import './sale.css';
import { useQuery } from '@tanstack/react-query';
import { dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { MINUTE, type Instant } from '#shared/kernel/time.ts';
import { asId } from '#shared/kernel/ids.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useRemind } from './mutations.ts';
import { remindersQuery, type Reminder } from './queries.ts';

/** What a reminder has to say, and whether it is news. */
const useFacts = ({ flash, seenPrice, price: priceNow }: Reminder, now: Instant) => {
  const t = useT();
  if (flash !== null) {
    const isOn = flash.startTime <= now;
    const facts = { time: dateTimeText(flash.startTime), price: price(flash.price) };
    return { isNews: isOn, text: t(isOn ? 'remind.startNow' : 'remind.startAt', facts) };
  }
  if (priceNow >= seenPrice)
    return { isNews: false, text: t('remind.notYet', { price: price(seenPrice) }) };
  const prices = { before: price(seenPrice), after: price(priceNow) };
  return { isNews: true, text: t('remind.dropped', prices) };
};

const Row = ({ reminder, now }: { reminder: Reminder; now: Instant }) => {
  const t = useT();
  const { productId, productName, productImg, flash } = reminder;
  const { isNews, text } = useFacts(reminder, now);
  const remind = useRemind({ productId, secKillId: flash?.secKillId ?? null });
  return (
    <li className="mine-reminder">
      <Link
        className="mine-reminder__link"
        to={href(consumerRoutes.groupProductDetail, { productId: asId(productId) })}
      >
        <span className="mine-reminder__picture">
          <Picture src={pictureUrl(productImg)} alt="" ratio={1} width={112} />
        </span>
        <span className="mine-reminder__text">
          <span className="mine-reminder__name">{productName}</span>
          <span className={`num ${isNews ? 'mine-reminder__news' : 'mine-reminder__facts'}`}>
            {text}
          </span>
        </span>
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={t('remind.remove', { name: productName })}
        disabled={remind.isPending}
        onClick={() => remind.mutate(false)}
      >
        <Icon name="close" size={18} />
      </button>
    </li>
  );
};

/** What the member wants to hear of; a price that dropped comes first. Nothing while there is none, or they cannot be had. */
export const MineReminders = () => {
  const t = useT();
  const now = useNow(MINUTE);
  const { data = [] } = useQuery(remindersQuery());
  if (data.length === 0) return null;
  const isDropped = (one: Reminder): boolean => one.flash === null && one.price < one.seenPrice;
  const rows = [...data.filter(isDropped), ...data.filter((one) => !isDropped(one))];
  return (
    <Card title={t('remind.title')}>
      <ul className="mine-reminders">
        {rows.map((reminder) => (
          <Row
            key={`${reminder.productId} ${reminder.flash?.secKillId ?? ''}`}
            reminder={reminder}
            now={now}
          />
        ))}
      </ul>
    </Card>
  );
};
