import type { ComponentProps, ReactNode } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Link } from '../../../../ui/link.tsx';
import { StateView } from '../../../../ui/state-view.tsx';
import { Waiting } from '../../../../ui/waiting.tsx';

type Props = {
  /** The store that the address names; '' is none. */ id: string;
  query: ComponentProps<typeof Waiting>['query'];
  skeleton: ReactNode;
};

/** In place of a store that has not loaded: its skeleton, why it failed, or that it does not exist. */
export const StoreMissing = ({ id, query, skeleton }: Props) => {
  const t = useT();
  const isGone = id === '' || (isApiError(query.error) && query.error.reason === 'STORE_NOT_FOUND');
  if (!isGone) return <Waiting query={query} skeleton={skeleton} />;
  return (
    <StateView title={t('shop.gone')} text={t('shop.goneText')}>
      <Link className="button-link" to={consumerRoutes.groupBooking.path}>
        {t('groupStore.browse')}
      </Link>
    </StateView>
  );
};
