import { useEffect } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { returnPath } from '#shared/guards/return-path.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { signInByBank } from './bank-sign-in.ts';

/** The bank's web view: the bank identifies the member, then the page leads back (spec 000 §4). */
export const BocLoginScreen = () => {
  const t = useT();
  const back = returnPath(useSearchParams()[0].get('rp'));
  const isSignedIn = useSession((state) => state.member !== null);
  const { mutate, isError } = useMutation({ mutationFn: signInByBank });
  useEffect(() => {
    mutate();
  }, [mutate]);
  if (isSignedIn) return <Redirect to={back} />;
  return (
    <Page title={t('title.bocLogin')}>
      {isError ? (
        <StateView isUrgent title={t('login.bankFailed')} text={t('login.bankFailedText')}>
          <Button onPress={() => mutate()}>{t('common.retry')}</Button>
        </StateView>
      ) : (
        <div className="page__skeletons" role="status" aria-label={t('common.loading')}>
          <Skeleton height={28} width="50%" />
          <Skeleton height={120} radius={14} />
        </div>
      )}
    </Page>
  );
};
