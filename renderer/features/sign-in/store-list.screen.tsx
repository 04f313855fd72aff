import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconLogout, IconSearch } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { internalPath } from '#shared/routes/define.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { useT } from '../../lib/i18n.ts';
import { chooseStore, useSignedIn } from '../../lib/session.ts';
import { lastStoreOf } from '../../lib/settings.ts';
import { signOut } from '../../lib/sign-out.ts';
import { KEYS, readKey } from '../../lib/storage.ts';
import { FrontPage } from '../../ui/front-page.tsx';
import { StoreCard } from './parts/store-card.tsx';

const MANY = 8;

/** Moves the focus through the list with the arrow keys. */
const onArrow = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-store]')];
  const next =
    cards[
      (cards.indexOf(document.activeElement as HTMLElement) + step + cards.length) % cards.length
    ];
  next?.focus();
  event.preventDefault();
};

export const StoreListScreen = () => {
  const t = useT();
  const { stores, storeId, operator, merchant, device } = useSignedIn();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [word, setWord] = useState('');
  const last = [storeId, readKey(KEYS.tillStore), lastStoreOf(operator.id), device.storeId].find(
    (id) => stores.some((store) => store.id === id),
  );
  const markOf = (id: string): 'current' | 'last' | null => {
    if (id === storeId) return 'current';
    return id === last ? 'last' : null;
  };
  const wanted = word.trim().toLowerCase();
  const shown = stores.filter(({ name, address }) =>
    `${name} ${address}`.toLowerCase().includes(wanted),
  );
  const start = shown.find(({ id }) => id === last) ?? shown[0];

  const choose = async (id: StoreId): Promise<void> => {
    await chooseStore(id);
    await navigate(internalPath(query.get('rp')) ?? merchantRoutes.merchantHome.path, {
      replace: true,
    });
  };

  return (
    <FrontPage lead={merchant.name}>
      <Title order={1} mb="xs">
        {t('console.title.stores')}
      </Title>
      <Text c="dimmed" mb="lg">
        {stores.length > 0
          ? t('console.stores.lead', { name: operator.name })
          : t('console.stores.none')}
      </Text>
      {stores.length > MANY && (
        <TextInput
          mb="md"
          aria-label={t('console.stores.search')}
          placeholder={t('console.stores.search')}
          leftSection={<IconSearch size={20} aria-hidden />}
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
        />
      )}
      <Stack gap="sm" component="ul" p={0} m={0} onKeyDown={onArrow} data-testid="stores">
        {shown.map((store) => (
          <StoreCard
            key={store.id}
            store={store}
            isFirst={store === start}
            mark={markOf(store.id)}
            onChoose={() => void choose(store.id)}
          />
        ))}
      </Stack>
      {wanted && shown.length === 0 && <Text role="status">{t('console.stores.noMatch')}</Text>}
      <Button
        mt="xl"
        variant="subtle"
        leftSection={<IconLogout size={20} aria-hidden />}
        onClick={() => void signOut()}
      >
        {t('common.signOut')}
      </Button>
    </FrontPage>
  );
};
