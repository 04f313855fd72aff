import { Anchor, Text, Timeline } from '@mantine/core';
import { IconArrowBackUp, IconCash, IconReceipt } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MerchantOrder, MerchantOrderEvent } from '#shared/contract/merchant/order.ts';
import { dateTimeSecondsText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { addCents, cents, type Cents } from '#shared/kernel/money.ts';
import { dayOf, type Instant } from '#shared/kernel/time.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { reasonText } from '../../../domain/refusal/reason-text.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { DetailCard } from '../../../ui/detail-parts.tsx';
import { EVENT_LOOKS } from './order-state.tsx';

type Step = {
  key: string;
  at: Instant;
  title: string;
  bullet: ReactNode;
  color: string;
  kind: string;
  below: readonly string[];
};

const bulletOf = (kind: MerchantOrderEvent['kind']): ReactNode => {
  const { Icon } = EVENT_LOOKS[kind];
  return <Icon size={16} aria-hidden />;
};

/** One event in words: what, which voucher and money, where, by whom, and why. */
const useEventStep = (): ((event: MerchantOrderEvent) => Step) => {
  const t = useT();
  return (event) => {
    const money = event.times === 0 ? [] : [price(event.faceAmount)];
    const source = event.source === null ? [] : [t(`console.records.source.${event.source}`)];
    const by = event.deviceName
      ? t('console.order.event.by', { operator: event.operatorName, device: event.deviceName })
      : event.operatorName;
    const why = [
      ...(event.reason === null ? [] : [reasonText(event.reason, t)]),
      ...(event.undoReason === null ? [] : [t(`console.undo.reason.${event.undoReason}`)]),
      ...(event.note ? [event.note] : []),
    ];
    return {
      key: `${event.verifyId}-${event.kind}`,
      at: event.at,
      kind: event.kind,
      color: EVENT_LOOKS[event.kind].color,
      bullet: bulletOf(event.kind),
      title: t(`console.order.event.${event.kind}`, { count: event.times }),
      below: [
        ...(why.length > 0 ? [why.join(' · ')] : []),
        [event.codeMask, ...money, ...source].filter(Boolean).join(' · '),
        [event.storeName, by].filter(Boolean).join(' · '),
      ],
    };
  };
};

/** What was given back besides the uses that have an event of their own. */
const refundedUnused = ({ payInfo, log }: MerchantOrder): Cents => {
  const uses = log.filter(({ kind }) => kind === 'REFUNDED');
  return cents(payInfo.refundAmtn - addCents(...uses.map(({ faceAmount }) => faceAmount)));
};

const useSteps = (order: MerchantOrder): Step[] => {
  const { orderInfo, payInfo, log } = order;
  const refunded = refundedUnused(order);
  const t = useT();
  const stepOf = useEventStep();
  const money: Step[] = [
    {
      key: 'created',
      at: orderInfo.createTime,
      kind: 'created',
      title: t('console.order.event.created'),
      bullet: <IconReceipt size={16} aria-hidden />,
      color: 'azulejo',
      below: [],
    },
    ...(payInfo.payTime === null
      ? []
      : [
          {
            key: 'paid',
            at: payInfo.payTime,
            kind: 'paid',
            title: t('console.order.event.paid', { amount: price(payInfo.amtn) }),
            bullet: <IconCash size={16} aria-hidden />,
            color: 'azulejo',
            below: [],
          },
        ]),
    ...(payInfo.refundTime === null || refunded <= 0
      ? []
      : [
          {
            key: 'refunded',
            at: payInfo.refundTime,
            kind: 'refunded',
            title: t('console.order.event.refunded', { amount: price(refunded) }),
            bullet: <IconArrowBackUp size={16} aria-hidden />,
            color: 'gray.7',
            below: [],
          },
        ]),
  ];
  return [...money, ...log.map(stepOf)].sort((a, b) => b.at - a.at);
};

/** The records of these days that belong to the order. */
const recordsLink = ({ orderInfo: { orderNo }, log }: MerchantOrder): string | null => {
  const [first, last] = [log[0], log.at(-1)];
  if (!first || !last) return null;
  return `${merchantRoutes.merchantRecord.path}?${new URLSearchParams({ from: dayOf(first.at), to: dayOf(last.at), q: orderNo }).toString()}`;
};

/** Everything that happened to an order, newest first. */
export const OrderLog = ({ order }: { order: MerchantOrder }) => {
  const t = useT();
  const { role } = useSignedIn().operator;
  const steps = useSteps(order);
  const link = recordsLink(order);
  return (
    <DetailCard
      title={t('console.order.log')}
      testId="order-log"
      note={
        link ? (
          <Anchor component={Link} to={link} underline="always" size="sm">
            {t('console.order.logMore')}
          </Anchor>
        ) : null
      }
    >
      {role === 'cashier' && (
        <Text size="sm" c="dimmed" mb="sm">
          {t('console.order.logOwn')}
        </Text>
      )}
      <Timeline bulletSize={28} lineWidth={2} active={steps.length}>
        {steps.map((step) => (
          <Timeline.Item
            key={step.key}
            bullet={step.bullet}
            color={step.color}
            title={step.title}
            data-testid="order-event"
            data-kind={step.kind}
          >
            <Text size="sm" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
              {dateTimeSecondsText(step.at)}
            </Text>
            {step.below.map((line) => (
              <Text key={line} size="sm">
                {line}
              </Text>
            ))}
          </Timeline.Item>
        ))}
      </Timeline>
      {order.log.length === 0 && (
        <Text size="sm" c="dimmed" mt="md">
          {t('console.order.logNone')}
        </Text>
      )}
    </DetailCard>
  );
};
