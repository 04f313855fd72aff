import './address.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../lib/i18n.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Page } from '../../ui/page.tsx';
import { draftOf, emptyDraft } from './draft.ts';
import { AddressSkeleton } from './parts/address-skeleton.tsx';
import { AddressForm } from './parts/address-form.tsx';
import { addressQuery } from './queries.ts';

const EditForm = ({ id }: { id: string }) => {
  const { data, error, refetch: handleRetry, fetchStatus } = useQuery(addressQuery(id));
  if (data) return <AddressForm id={id} initial={draftOf(data)} />;
  return error ? (
    <LoadFailed error={error} onRetry={handleRetry} />
  ) : (
    <AddressSkeleton isPaused={fetchStatus === 'paused'} />
  );
};

/** Adds an address, or changes one. */
export const AddressSaveScreen = () => {
  const t = useT();
  const id = useSearchParams()[0].get('id');
  return (
    <Page title={t(id === null ? 'title.addressNew' : 'title.addressEdit')} hasDock>
      {id === null ? (
        <AddressForm id={null} initial={emptyDraft()} />
      ) : (
        <EditForm key={id} id={id} />
      )}
    </Page>
  );
};
