import { Button, Group, Text, Textarea } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { RefundAnswer } from '#shared/codes/desk-change.ts';
import { merchantDeskMoneyCalls } from '#shared/contract/merchant/desk-money.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import type { DeskRequest } from '#shared/contract/merchant/desk-shapes.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import classes from '../desk.module.css';
import moneyClasses from '../../../domain/desk-change/change.module.css';
import { useAnswer } from '../money/mutations.ts';
import { Pieces } from '../../../domain/desk-change/pieces.tsx';
import { useDeskOrder } from '../queries.ts';

const REASON_MAX = 100;

/** What the guest asks back, with their words and pictures. */
const Request = ({ order, request }: { order: DeskOrder; request: DeskRequest }) => {
  const t = useT();
  const nameOf = (lineId: string): string =>
    order.lines.find((line) => line.lineId === lineId)?.name ?? '';
  return (
    <>
      <Text fw={650}>{t('desk.refund.wants', { amount: price(request.amtn) })}</Text>
      <Text>
        {request.lines
          // the pieces stay on the line of their sign
          .map(({ lineId, quantity }) => `${nameOf(lineId)}\u00a0×\u00a0${quantity}`)
          .join(t('desk.comma'))}
      </Text>
      {request.text !== '' && <p className={classes['remark']}>{request.text}</p>}
      {request.photos.length > 0 && (
        <div className={moneyClasses['photos']}>
          {request.photos.map((url) => (
            <img key={url} src={url} alt={t('desk.refund.photo')} loading="lazy" />
          ))}
        </div>
      )}
    </>
  );
};

type PartProps = {
  order: DeskOrder;
  request: DeskRequest;
  pieces: Readonly<Record<string, number>>;
  onChange: (pieces: Readonly<Record<string, number>>) => void;
};

/** Which pieces of a request are granted. */
const Part = ({ order, request, pieces, onChange }: PartProps) => {
  const t = useT();
  return (
    <ul className={moneyClasses['rows']} aria-label={t('desk.refund.which')}>
      {request.lines.map(({ lineId, quantity }) => {
        const line = order.lines.find((each) => each.lineId === lineId);
        return (
          <Pieces
            key={lineId}
            name={line?.name ?? ''}
            details={line?.options ?? ''}
            count={pieces[lineId] ?? 0}
            most={quantity}
            onChange={(count) => onChange({ ...pieces, [lineId]: count })}
          />
        );
      })}
    </ul>
  );
};

type AskProps = { order: DeskOrder; answer: RefundAnswer; onClose: () => void };

const Ask = ({ order, answer, onClose }: AskProps) => {
  const t = useT();
  const details = useDeskOrder(order);
  const send = useAnswer(order);
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const lines = Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => ({ lineId, quantity }));
  const needsWords = answer !== 'APPROVE';
  const isMissing = needsWords && reason.trim() === '';
  const hasNone = answer === 'PART' && lines.length === 0;
  const handleConfirm = (): void => {
    setTried(true);
    if (isMissing || hasNone) return;
    const body = { answer, reason: reason.trim(), ...(answer === 'PART' && { lines }) };
    send.mutate(body, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      title={t(`desk.refund.${answer}.title`, { number: order.number })}
      confirm={{
        label: t(`desk.refund.${answer}`),
        icon:
          answer === 'REFUSE' ? (
            <IconX size={20} aria-hidden />
          ) : (
            <IconCheck size={20} aria-hidden />
          ),
        testId: 'desk-refund-yes',
        ...(answer === 'REFUSE' && { tone: 'bad' as const }),
      }}
      {...(needsWords && { focus: 'field' as const })}
      isBusy={send.isPending}
      error={send.error}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <QueryState query={details} failed={t('desk.failed')} testId="desk-request">
        {({ request }) =>
          request === null ? (
            <Text>{t('desk.refund.over')}</Text>
          ) : (
            <>
              <Request order={order} request={request} />
              {answer === 'PART' && (
                <Part order={order} request={request} pieces={pieces} onChange={setPieces} />
              )}
            </>
          )
        }
      </QueryState>
      {isTried && hasNone && (
        <Text c="red.9" role="alert">
          {t('desk.give.nothing')}
        </Text>
      )}
      {needsWords && (
        <Textarea
          size="md"
          label={t('desk.refund.words')}
          description={t('desk.refuse.noteHint')}
          maxLength={REASON_MAX}
          autosize
          minRows={1}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={isTried && isMissing ? t('desk.refuse.noteMissing') : null}
        />
      )}
    </ConfirmDialog>
  );
};

/** A refund that waits for the store: owners and managers answer, for all of it, a part, or not. */
export const RefundPart = ({ order }: { order: DeskOrder }) => {
  const t = useT();
  const { role } = useSignedIn().operator;
  const [asked, setAsked] = useState<RefundAnswer | null>(null);
  if (order.refund === null) return null;
  const mayAnswer = merchantDeskMoneyCalls.merchantDeskRefund.roles?.includes(role) ?? true;
  return (
    <div className={classes['refund']} data-testid="desk-refund">
      <Text size="sm" fw={600}>
        {t('desk.refund.asked', { time: dateTimeText(order.refund.autoAt) })}
      </Text>
      {mayAnswer && (
        <Group gap={8}>
          {(['APPROVE', 'PART', 'REFUSE'] as const).map((answer) => (
            <Button key={answer} variant="default" px="sm" onClick={() => setAsked(answer)}>
              {t(`desk.refund.${answer}`)}
            </Button>
          ))}
        </Group>
      )}
      {asked !== null && <Ask order={order} answer={asked} onClose={() => setAsked(null)} />}
    </div>
  );
};
