import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { isApiError, type ApiError } from '#shared/client/api-error.ts';
import { id } from '#shared/contract/wire.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { api } from '../../lib/api/api.ts';
import { host } from '../../lib/host/host.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Link } from '../../ui/link.tsx';

const orderId = id<OrderId>();

/**
 * Signs out: the guard of the order's page then leads to sign-in and back. Clients that sign in by
 * themselves have no other account.
 */
const OtherAccount = () => {
  const t = useT();
  const [isLeaving, setIsLeaving] = useState(false);
  if (host.kind !== 'web') return null;
  const leave = async (): Promise<void> => {
    setIsLeaving(true);
    // this device signs out even when the server cannot be reached
    await api.memberLogout({}).catch(() => undefined);
    useSession.getState().signOut();
  };
  return (
    <Button onPress={() => void leave()} isBusy={isLeaving}>
      {t('missing.change')}
    </Button>
  );
};

/** No such order, or another account's: the server does not distinguish them. */
const NotHere = ({ children }: { children: ReactNode }) => {
  const t = useT();
  const phone = useSession((state) => state.member?.phone ?? '');
  return (
    <StateView
      isUrgent
      title={t('missing.none')}
      text={phone === '' ? t('missing.another') : t('missing.anotherThan', { phone })}
    >
      <OtherAccount />
      {children}
    </StateView>
  );
};

const Refused = ({
  error,
  onRetry,
  children,
}: {
  error: ApiError;
  onRetry: () => unknown;
  children: ReactNode;
}) => {
  const t = useT();
  return (
    <StateView
      isUrgent
      title={t('missing.refused')}
      text={t('missing.why', { note: error.note || t('missing.unsaid'), code: error.code ?? '' })}
    >
      <Button onPress={onRetry}>{t('common.retry')}</Button>
      {children}
    </StateView>
  );
};

type Props = {
  id: string;
  error: unknown;
  onRetry: () => unknown;
  /** Where the member's orders are listed. */
  listPath: string;
};

/**
 * Why an order is missing: the address names none, this account has no such order, the server
 * refused, or the request failed.
 */
export const OrderMissing = ({ id, error, onRetry, listPath }: Props) => {
  const t = useT();
  const all = (
    <Link className="button-link button-link--quiet" to={listPath}>
      {t('missing.orders')}
    </Link>
  );
  if (!z.safeParse(orderId, id).success)
    return (
      <StateView isUrgent title={t('missing.none')} text={t('missing.noId')}>
        {all}
      </StateView>
    );
  if (!isApiError(error) || !error.isDefinite)
    return <LoadFailed title={t('order.loadFailed')} error={error} onRetry={onRetry} />;
  return error.reason === 'ORDER_NOT_FOUND' ? (
    <NotHere>{all}</NotHere>
  ) : (
    <Refused error={error} onRetry={onRetry}>
      {all}
    </Refused>
  );
};
