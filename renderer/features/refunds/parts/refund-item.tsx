import { Badge, Button, Group, Text } from '@mantine/core';
import { IconCheck, IconClock, IconReceipt, IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { merchantContract } from '#shared/contract/merchant/index.ts';
import type { MerchantRefundRow } from '#shared/contract/merchant/refund.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { HOUR } from '#shared/kernel/time.ts';
import { refundDisplay } from '#shared/order/refund/refund-display.ts';
import { href } from '#shared/routes/define.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useNow } from '../../../ui/use-now.ts';
import { leftWords, settledWords } from '../refund-words.ts';
import inbox from '../../../ui/list/inbox.module.css';
import classes from '../refunds.module.css';
import { Photos } from '../../../ui/photos.tsx';

/** With less time than this the badge stands out. */
const SOON_MS = 3 * HOUR;

/** The time that is left to answer, or how it ended. */
const State = ({ refund }: { refund: MerchantRefundRow }) => {
  const t = useT();
  const now = useNow(60_000);
  const { autoAt, progress } = refund;
  if (autoAt === null)
    return (
      <Badge tt="none" size="lg" miw="max-content" variant="light" color="gray">
        {t(refundDisplay({ refundProgress: progress }).labelKey)}
      </Badge>
    );
  const isSoon = autoAt - now < SOON_MS;
  return (
    <Badge
      tt="none"
      size="lg"
      miw="max-content"
      variant={isSoon ? 'filled' : 'light'}
      color={isSoon ? 'red.9' : 'tart'}
      leftSection={<IconClock size={16} aria-hidden />}
    >
      {leftWords(t, autoAt, now)}
    </Badge>
  );
};

const Vouchers = ({ refund: { vouchers, isWhole } }: { refund: MerchantRefundRow }) => {
  const t = useT();
  return (
    <div>
      <Text size="sm">
        {t('refunds.vouchers', { count: vouchers.length })}
        {isWhole && ` · ${t('refunds.whole')}`}
      </Text>
      <ul className={classes['vouchers']}>
        {vouchers.map(({ codeMask, amtn }) => (
          <li key={codeMask}>{`${codeMask} ${price(amtn)}`}</li>
        ))}
      </ul>
    </div>
  );
};

/** What the guest wrote, and what the store answered; what the store gave back by itself has its words alone. */
const Said = ({ refund }: { refund: MerchantRefundRow }) => {
  const t = useT();
  const { reasonLabel, reasonText, answer, imgList, isUsed } = refund;
  const settled = settledWords(t, refund);
  return (
    <>
      {!isUsed && <Text>{t('refunds.reason', { reason: reasonLabel })}</Text>}
      {reasonText !== '' && <q>{reasonText}</q>}
      {imgList.length > 0 && <Photos photos={imgList} />}
      {settled !== '' && <Text size="sm">{settled}</Text>}
      {answer !== '' && (
        <Text size="sm">{t(isUsed ? 'refunds.usedBy' : 'refunds.answer', { note: answer })}</Text>
      )}
    </>
  );
};

type Props = { refund: MerchantRefundRow; onAccept: () => void; onRefuse: () => void };

const Acts = ({ refund, onAccept, onRefuse }: Props) => {
  const t = useT();
  const { role } = useSignedIn().operator;
  const mayDecide = merchantContract.merchantRefundDecide.roles?.includes(role) ?? true;
  const what = `${refund.productName} ${refund.buyerMask}`;
  return (
    <div className={inbox['acts']}>
      <Button
        component={Link}
        to={href(merchantRoutes.merchantOrderDetails, { orderId: refund.orderId })}
        variant="default"
        leftSection={<IconReceipt size={18} aria-hidden />}
        aria-label={t('refunds.orderOf', { what })}
      >
        {t('refunds.order')}
      </Button>
      {refund.autoAt !== null && mayDecide && (
        <>
          <Button
            leftSection={<IconCheck size={18} aria-hidden />}
            aria-label={t('refunds.acceptOf', { what })}
            onClick={onAccept}
            data-testid="refund-accept"
          >
            {t('refunds.accept')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconX size={18} aria-hidden />}
            aria-label={t('refunds.refuseOf', { what })}
            onClick={onRefuse}
            data-testid="refund-refuse"
          >
            {t('refunds.refuse')}
          </Button>
        </>
      )}
    </div>
  );
};

/** One request: what is asked back and why, the time left or the outcome, and the answer. */
export const RefundItem = (props: Props) => {
  const t = useT();
  const { refund } = props;
  return (
    <li className={inbox['item']} data-testid="refund" data-progress={refund.progress}>
      <div className={inbox['text']}>
        <Group gap="xs">
          <State refund={refund} />
          <Text c="dimmed" size="sm">
            {[
              ...(refund.isUsed
                ? []
                : [t('refunds.asked', { time: dateTimeText(refund.requestTime) })]),
              t('refunds.buyer', { phone: refund.buyerMask }),
            ].join(' · ')}
          </Text>
        </Group>
        <h2 className={inbox['what']}>
          {refund.productName}
          <span className={classes['amount']}>{price(refund.amtn)}</span>
        </h2>
        <Vouchers refund={refund} />
        <Said refund={refund} />
      </div>
      <Acts {...props} />
    </li>
  );
};
