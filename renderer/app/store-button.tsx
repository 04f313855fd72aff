import { Button } from '@mantine/core';
import { IconBuildingStore, IconChevronDown } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { href } from '#shared/routes/define.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useT } from '../lib/i18n.ts';
import { storeOf, useSignedIn } from '../lib/session.ts';
import classes from './shell.module.css';

/** The store of this till; leads to the store list and back to this page. */
export const StoreButton = () => {
  const t = useT();
  const session = useSignedIn();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const name = storeOf(session)?.name ?? t('console.store.none');
  if (session.stores.length < 2)
    return (
      <Button
        component="div"
        variant="subtle"
        color="gray"
        tabIndex={-1}
        className={classes['store'] ?? ''}
        leftSection={<IconBuildingStore size={22} aria-hidden />}
        data-testid="store-name"
      >
        {name}
      </Button>
    );
  return (
    <Button
      variant="subtle"
      color="gray"
      className={classes['store'] ?? ''}
      leftSection={<IconBuildingStore size={22} aria-hidden />}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      aria-label={t('console.store.switch', { name })}
      data-testid="store-name"
      onClick={() => void navigate(href(merchantRoutes.merchantStoreList, { rp: pathname }))}
    >
      {name}
    </Button>
  );
};
