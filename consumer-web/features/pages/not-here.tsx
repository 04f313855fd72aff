import type { MissingName } from '#shared/routes/consumer/known/index.ts';
import { useT } from '../../lib/i18n.ts';
import { useGoBack } from '../../lib/navigation/use-go-back.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';

/** A documented page that this app does not have: its name, and the ways on. */
export const NotHere = ({ name: route }: { name: MissingName }) => {
  const t = useT();
  const handleGoBack = useGoBack();
  const name = t(`notHere.name.${route}`);
  return (
    <Page title={name}>
      <StateView title={t('notHere.title', { name })} text={t('notHere.text')}>
        <Button onPress={handleGoBack}>{t('common.back')}</Button>
        <Link replace className="button-link button-link--quiet" to="/">
          {t('platform.backHome')}
        </Link>
      </StateView>
    </Page>
  );
};
