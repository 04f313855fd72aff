import { Alert, Text } from '@mantine/core';
import { IconInfoCircle, IconReceiptRefund } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { merchantContract } from '#shared/contract/merchant/index.ts';
import type { MerchantRefundRow } from '#shared/contract/merchant/refund.ts';
import type { MessageKey } from '#shared/i18n/translate.ts';
import { useT } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { InboxBar } from '../../ui/list/inbox-bar.tsx';
import inbox from '../../ui/list/inbox.module.css';
import { InboxSheet } from '../../ui/list/inbox-sheet.tsx';
import { filtersOf, queryOf, REFUND_STATES } from './filters.ts';
import { AcceptDialog, RefuseDialog } from './parts/decide-dialogs.tsx';
import { RefundItem } from './parts/refund-item.tsx';
import { useRefunds } from './queries.ts';

/** The request that is being answered, and how. */
type Asked = { refund: MerchantRefundRow; isAccepted: boolean };

/** What became of the last answer. */
type Outcome = { id: string; words: MessageKey; meanwhile: string | null };

/** An answered request leaves the list with its buttons, so the focus moves to the list. */
const useAnswers = () => {
  const sheet = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const end = (words: MessageKey, isMeanwhile: boolean): void => {
    if (!asked) return;
    const { refundId, productName } = asked.refund;
    setOutcome({ id: refundId, words, meanwhile: isMeanwhile ? productName : null });
    setAsked(null);
    sheet.current?.focus();
  };
  return {
    sheet,
    asked,
    outcome,
    ask: (next: Asked): void => {
      setOutcome(null);
      setAsked(next);
    },
    dialogProps: asked && {
      refund: asked.refund,
      onDone: () => end(asked.isAccepted ? 'refunds.accepted' : 'refunds.refused', false),
      onMeanwhile: () => end('refunds.meanwhile', true),
      onClose: () => setAsked(null),
    },
  };
};

const OutcomeNote = ({ outcome }: { outcome: Outcome | null }) => {
  const t = useT();
  if (outcome?.meanwhile)
    return (
      <Alert color="tart" icon={<IconInfoCircle aria-hidden />} role="alert">
        {t('refunds.meanwhile', { what: outcome.meanwhile })}
      </Alert>
    );
  return (
    <HiddenText key={outcome?.id} role="status">
      {outcome && t(outcome.words)}
    </HiddenText>
  );
};

/** Vouchers that guests ask back: owners and managers answer, auditors read (decision GA13). */
export const RefundsScreen = () => {
  const t = useT();
  const { role } = useSignedIn().operator;
  const [query, setQuery] = useSearchParams();
  const filters = filtersOf(query);
  const refunds = useRefunds(filters);
  const { sheet, asked, outcome, ask, dialogProps } = useAnswers();
  const rows = refunds.data?.pages.flatMap(({ result }) => result) ?? [];
  const mayDecide = merchantContract.merchantRefundDecide.roles?.includes(role) ?? true;
  return (
    <div className={inbox['page']} data-testid="refunds-page">
      <Text c="dimmed">{`${t('refunds.lead')} ${mayDecide ? '' : t('refunds.readOnly')}`}</Text>
      <InboxBar
        filters={filters}
        states={REFUND_STATES.map((id) => ({ id, name: t(`refunds.state.${id}`) }))}
        onChange={(next) => setQuery(queryOf(next), { replace: true })}
      />
      <OutcomeNote outcome={outcome} />
      <InboxSheet
        key={filters.state}
        sheet={sheet}
        label={t('refunds.list')}
        list={refunds}
        isEmpty={rows.length === 0}
        words={{ empty: t(`refunds.empty.${filters.state}`), failed: t('refunds.failed') }}
        icon={<IconReceiptRefund size={36} aria-hidden />}
        testId="refunds"
      >
        {rows.map((refund) => (
          <RefundItem
            key={refund.refundId}
            refund={refund}
            onAccept={() => ask({ refund, isAccepted: true })}
            onRefuse={() => ask({ refund, isAccepted: false })}
          />
        ))}
      </InboxSheet>
      {dialogProps &&
        (asked?.isAccepted ? <AcceptDialog {...dialogProps} /> : <RefuseDialog {...dialogProps} />)}
    </div>
  );
};
