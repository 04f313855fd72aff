import { IconAlertTriangle } from '@tabler/icons-react';
import { useT } from '../lib/i18n.ts';
import { PageState } from '../ui/page-state.tsx';

/** What is left when a page throws: one sentence and a way on. Attempts are safe in the journal. */
export const Crash = () => {
  const t = useT();
  return (
    <main>
      <PageState
        tone="bad"
        testId="crash"
        icon={<IconAlertTriangle size={40} aria-hidden />}
        title={t('console.crash.title')}
        text={t('console.crash.text')}
        action={{ label: t('console.crash.reload'), onClick: () => window.location.reload() }}
      />
    </main>
  );
};
