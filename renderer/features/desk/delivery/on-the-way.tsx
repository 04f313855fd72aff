import { useEffect } from 'react';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { timeText } from '#shared/format/date.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { useT } from '../../../lib/i18n.ts';
import { pictureUrl } from '../../../lib/picture-url.ts';
import { api } from '../api.ts';
import { serverNow } from '../../../lib/api.ts';
import { putOrder } from '../queries.ts';
import classes from '../desk.module.css';
import { RunLink } from './run-link.tsx';

/** Reads an order anew when what can be done with it changes without an event: somebody has waited long enough. */
export const useTurn = ({ orderId, turnsAt }: DeskOrder): void => {
  useEffect(() => {
    if (turnsAt === null) return;
    const timer = setTimeout(
      () => {
        // the board is read again soon enough where this fails
        api.merchantDeskGet({ orderId }).then(
          ({ order }) => putOrder(order),
          () => undefined,
        );
      },
      Math.max(0, turnsAt - serverNow()) + 500,
    );
    return () => clearTimeout(timer);
  }, [orderId, turnsAt]);
};

/** Until when the driver waits, or waited, and how often they called. */
export const waitText = ({ driver }: Pick<DeskOrder, 'driver'>, t: Translate): string | null => {
  if (driver === null || driver.waitsUntil === null) return null;
  const { waitsUntil, calls } = driver;
  return t(waitsUntil > serverNow() ? 'desk.notMet.state' : 'desk.notMet.over', {
    time: timeText(waitsUntil),
    count: calls,
  });
};

/** Nobody was met: what the next driver, and whoever the guest calls, must know. */
export const BroughtBack = ({ order: { broughtBackAt } }: { order: DeskOrder }) => {
  const t = useT();
  return broughtBackAt === null ? null : (
    <p className={classes['refund']} data-testid="desk-brought-back">
      {t('desk.broughtBack', { time: timeText(broughtBackAt) })}
    </p>
  );
};

/** Who has it, whether nobody opens, and what the guest says to collecting it. */
export const OnTheWay = ({ order }: { order: DeskOrder }) => {
  const t = useT();
  const { driver, pickupOffer, stage } = order;
  const waits = waitText(order, t);
  const lines = [
    ...(driver === null ? [] : [t('desk.driver', { name: driver.name })]),
    ...(waits === null ? [] : [waits]),
    ...(pickupOffer === null || stage === 'DONE'
      ? []
      : [
          t(
            pickupOffer.isAccepted === null
              ? 'desk.offer.asked'
              : pickupOffer.isAccepted
                ? 'desk.offer.accepted'
                : 'desk.offer.declined',
          ),
        ]),
  ];
  return lines.map((line) => (
    <p key={line} className={classes['meta']}>
      {line}
    </p>
  ));
};

type Run = NonNullable<ReplyOf<DeskContract['merchantDeskGet']>['run']>;

/** The run of an order: who rode, the link while it is out, and where it was left. */
export const RunPart = ({ run }: { run: Run }) => {
  const t = useT();
  return (
    <div>
      <p className={classes['meta']}>
        {[t('desk.driver', { name: run.driver.name }), run.driver.phone]
          .filter((text) => text !== '')
          .join(' · ')}
      </p>
      {run.endedAs === 'DELIVERED' && (
        <p className={classes['meta']}>{t(`desk.proof.${run.proof}`)}</p>
      )}
      {run.photo !== null && (
        <img
          className={classes['doorPhoto']}
          src={pictureUrl(run.photo)}
          alt={t('desk.proof.PHOTO')}
        />
      )}
      {run.link !== null && <RunLink path={run.link} />}
    </div>
  );
};
