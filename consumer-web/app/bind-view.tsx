import { openScreen } from '../lib/host/open-screen.ts';
import { useT } from '../lib/i18n.ts';
import { Button } from '../ui/button.tsx';
import { StateView } from '../ui/state-view.tsx';

/** Where the mini-program's own page signs in; it reloads this app with a token. A visitor who returns without one can go there again. */
export const BindView = ({ page }: { page: string }) => {
  const t = useT();
  return (
    <main className="page__main">
      <StateView title={t('shell.bindTitle')} text={t('shell.bindText')}>
        <Button onPress={() => openScreen(page)}>{t('shell.bindGo')}</Button>
      </StateView>
    </main>
  );
};
