import { useQueryClient } from '@tanstack/react-query';
import { useT } from '../../../../lib/i18n.ts';
import { announce } from '../../../../lib/notice.ts';
import { PullSign } from '../../../../ui/pull-sign.tsx';

/** Pull to refresh: everything on screen is refetched. */
export const HomePull = () => {
  const t = useT();
  const queries = useQueryClient();
  const handlePull = async (): Promise<void> => {
    await queries.refetchQueries({ type: 'active' });
    announce(t('home.refreshed'));
  };
  const words = {
    pulling: t('home.pull'),
    enough: t('home.release'),
    busy: t('home.refreshing'),
  };
  return <PullSign words={words} onPull={handlePull} />;
};
