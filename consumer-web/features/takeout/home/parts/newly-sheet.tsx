import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { amount as amountText } from '#shared/format/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { addCents, toDollars, ZERO, type Cents } from '#shared/kernel/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../../lib/i18n.ts';
import { notify } from '../../../../lib/notice.ts';
import { once } from '../../../../lib/api/once.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { useRequireSignIn } from '../../../../lib/session/use-sign-in.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Button } from '../../../../ui/button.tsx';
import { GiftTickets } from '../../../../domain/offers/gift-ticket.tsx';
import { noteReceived } from '../../../../domain/offers/note-received.ts';
import { LoadFailed, OfflineView } from '../../../../ui/load-failed.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { api, newlyPacksQuery } from '../newly-api.ts';
import { Link } from '../../../../ui/link.tsx';

/** Claims all of them, exactly once even if the connection fails; the wallet and the strip are refetched. */
const useClaimNewly = (onDone: () => void) => {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => once('newly', (key) => api.newlyReceive({}, { key })),
    onSuccess: ({ result }) => {
      noteReceived(result);
      onDone();
    },
    onError: (error) => {
      notify(errorText(error, t));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['mine'] }),
  });
};

/** A visitor sees the amount, and signs in to claim it. */
const ForVisitor = ({ amount, onClose }: { amount: Cents | null; onClose: () => void }) => {
  const t = useT();
  const requireSignIn = useRequireSignIn();
  return (
    <Sheet
      title={t('newly.title')}
      onClose={onClose}
      foot={
        <Button isBlock onPress={() => requireSignIn()}>
          {t('newly.signIn')}
        </Button>
      }
    >
      {amount !== null && <p className="newly__sum num">${amountText(toDollars(amount))}</p>}
      <p className="newly__lead">{t('newly.guest')}</p>
    </Sheet>
  );
};

/** The red packets of a new member: what they take off, one button for all, and what to do with them. */
const ForMember = ({ userId, onClose }: { userId: string; onClose: () => void }) => {
  const t = useT();
  const [isDone, setIsDone] = useState(false);
  const {
    data,
    error,
    isPending,
    fetchStatus,
    refetch: handleRetry,
  } = useQuery(newlyPacksQuery(userId));
  const claim = useClaimNewly(() => {
    setIsDone(true);
  });
  const packs = data?.result ?? [];
  const open = packs.filter(({ isReceived }) => !isReceived);
  const sum = amountText(toDollars(addCents(ZERO, ...open.map(({ amount }) => amount))));
  const foot =
    isDone || (data !== undefined && open.length === 0) ? (
      <div className="newly__ways">
        <Link className="button-link button-link--quiet" to={consumerRoutes.UserRedpack.path}>
          {t('newly.wallet')}
        </Link>
        <Button onPress={onClose}>{t('newly.use')}</Button>
      </div>
    ) : (
      <Button
        isBlock
        isBusy={claim.isPending}
        isDisabled={open.length === 0}
        onPress={() => claim.mutate()}
      >
        {t('newly.claim', { amount: sum })}
      </Button>
    );
  return (
    <Sheet title={t('newly.title')} onClose={onClose} foot={foot}>
      <p className="newly__lead" role="status">
        {isDone ? t('newly.done') : t('newly.lead', { count: packs.length })}
      </p>
      {isPending && fetchStatus === 'paused' && <OfflineView />}
      {isPending && fetchStatus !== 'paused' && (
        <div className="page__skeletons">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} height={76} radius={14} />
          ))}
        </div>
      )}
      {error && <LoadFailed error={error} onRetry={handleRetry} />}
      <GiftTickets
        gifts={packs.map(
          ({ redpackId, redpackName, amount, limitAmount, validDays, isReceived }) => ({
            id: redpackId,
            face: `$${amountText(toDollars(amount))}`,
            limit: t('newly.from', { amount: amountText(toDollars(limitAmount)) }),
            name: redpackName,
            note: isReceived || isDone ? t('newly.had') : t('newly.days', { count: validDays }),
            isHad: isReceived || isDone,
          }),
        )}
      />
    </Sheet>
  );
};

/** What new members are given (spec 001 §7): to see, and to claim at once. */
export const NewlySheet = ({ amount, onClose }: { amount: Cents | null; onClose: () => void }) => {
  const userId = useSession((state) => state.member?.userId ?? '');
  return userId === '' ? (
    <ForVisitor amount={amount} onClose={onClose} />
  ) : (
    <ForMember userId={userId} onClose={onClose} />
  );
};
