import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import type { BankCardReason } from '#shared/validate/bank-card.ts';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { api } from '../api.ts';
import { useAddCard } from '../queries.ts';
import { GatewayFrame, type FrameAsk } from './gateway-frame.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type Props = {
  identity: { riskCertificateType: number; riskCertificateNum: string };
  onBack: () => void;
};

/** A session of the frame: one a visit of this step, a new one when asked for. */
const useFrame = () =>
  useQuery({
    queryKey: ['mine', 'cardFrame'],
    queryFn: () => api.cardBegin({}),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });

/** Sends the rest of the form to the frame, and what the frame gives to the server. */
const useSubmit = (identity: Props['identity'], restart: () => unknown) => {
  const t = useT();
  const navigate = useNavigate();
  const add = useAddCard();
  const sendRef = useRef<((ask: FrameAsk) => void) | null>(null);
  const [asked, setAsked] = useState<FrameAsk | null>(null);
  const [reason, setReason] = useState<BankCardReason | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const handleRefused = (why: BankCardReason): void => {
    setAsked(null);
    setReason(why);
  };
  const handleFailed = (): void => {
    setAsked(null);
    setHasFailed(true);
  };
  const handleToken = (gatewayToken: string): void => {
    if (asked === null) return;
    setAsked(null);
    add.mutate(
      { ...asked, gatewayToken, identity },
      {
        onSuccess: ({ cardId }) =>
          void navigate(href(consumerRoutes.cardBind, { cardId }), { replace: true }),
        onError: (error) => {
          const data = isApiError(error) ? (error.data as { reason?: BankCardReason }) : undefined;
          if (data?.reason !== undefined) setReason(data.reason);
          if (isApiError(error) && error.reason === 'CARD_FRAME') restart();
        },
      },
    );
  };
  const send = (ask: FrameAsk): void => {
    setReason(null);
    setHasFailed(false);
    add.reset();
    setAsked(ask);
    sendRef.current?.(ask);
  };
  const why = hasFailed
    ? t('cards.frameFailed')
    : add.error === null
      ? null
      : errorText(add.error, t);
  return {
    send,
    sendRef,
    reason,
    why,
    isBusy: asked !== null || add.isPending,
    on: { onToken: handleToken, onRefused: handleRefused, onFailed: handleFailed },
  };
};

/** The card itself: its number in the gateway's frame, name and phone in the app. */
export const CardStep = ({ identity, onBack }: Props) => {
  const t = useT();
  const registered = useSession((state) => state.member?.phone ?? '');
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const frame = useFrame();
  const handleRetry = frame.refetch;
  const { send, sendRef, reason, why, isBusy, on } = useSubmit(identity, handleRetry);
  const handleSend = (): void => {
    if (!isBusy) send({ name, phone });
  };
  if (frame.error !== null && frame.data === undefined)
    return <LoadFailed error={frame.error} onRetry={handleRetry} />;
  return (
    <Card title={t('cards.step2')}>
      <div className="cards__form">
        {frame.data === undefined ? (
          <Skeleton height={300} radius={12} />
        ) : (
          <GatewayFrame
            key={frame.data.nonce}
            url={pictureUrl(frame.data.frameUrl)}
            nonce={frame.data.nonce}
            sendRef={sendRef}
            onEnter={handleSend}
            {...on}
          />
        )}
        <p className="cards__note">{t('cards.frameNote')}</p>
        <TextField
          label={t('cards.holderName')}
          value={name}
          why={reason === 'name' ? t('validate.bankCard.name') : null}
          autoComplete="cc-name"
          autoCapitalize="characters"
          maxLength={60}
          onChange={setName}
        />
        <TextField
          label={t('cards.bankPhone')}
          value={phone}
          hint={t('cards.bankPhoneHint', { phone: registered })}
          why={reason === 'phone' ? t('validate.bankCard.phone') : null}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
          onChange={setPhone}
        />
        {why !== null && reason === null && (
          <p className="alert" role="alert">
            {why}
          </p>
        )}
        <Button isBlock isBusy={isBusy} isDisabled={frame.data === undefined} onPress={handleSend}>
          {t('cards.next')}
        </Button>
        <Button tone="quiet" isBlock isDisabled={isBusy} onPress={onBack}>
          {t('cards.backToId')}
        </Button>
      </div>
    </Card>
  );
};
