import './address.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { SavedAddress } from '#shared/contract/consumer/address.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { askFirst } from '../../lib/question.ts';
import { Button } from '../../ui/button.tsx';
import { ListState } from '../../ui/list-state.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { AddressSkeleton } from './parts/address-skeleton.tsx';
import { AddressCard } from './parts/address-card.tsx';
import { useDeleteAddress } from './mutations.ts';
import { addressesQuery } from './queries.ts';

const List = ({ addresses }: { addresses: readonly SavedAddress[] }) => {
  const t = useT();
  const remove = useDeleteAddress();
  const askToDelete = ({ id, mapAddress, detail }: SavedAddress): void => {
    askFirst({
      title: t('address.deleteTitle'),
      text: t('address.deleteText', { place: `${mapAddress} ${detail}` }),
      yes: t('address.delete'),
      no: t('common.cancel'),
      run: async () => {
        await remove.mutateAsync(id);
        return t('address.deleted');
      },
    });
  };
  return (
    <ul className="address__list">
      {addresses.map((address) => (
        <AddressCard key={address.id} address={address} onDelete={() => askToDelete(address)} />
      ))}
    </ul>
  );
};

/** The member's address book. */
export const AddressScreen = () => {
  const t = useT();
  const navigate = useNavigate();
  const query = useQuery(addressesQuery());
  const { data: addresses = [] } = query;
  return (
    <Page title={t('title.address')} hasDock>
      <ListState
        query={query}
        isEmpty={addresses.length === 0}
        empty={<StateView title={t('address.emptyTitle')} text={t('address.emptyText')} />}
        skeleton={<AddressSkeleton />}
      >
        <List addresses={addresses} />
      </ListState>
      <div className="dock">
        <Button isBlock onPress={() => navigate(consumerRoutes.addressSave.path)}>
          {t('address.add')}
        </Button>
      </div>
    </Page>
  );
};
