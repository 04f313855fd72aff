import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../lib/i18n.ts';
import { useOnline } from '../lib/use-online.ts';
import { Button } from './button.tsx';
import { StateView } from './state-view.tsx';

/** The device is offline, and nothing was loaded before. */
export const OfflineView = () => {
  const t = useT();
  return <StateView title={t('shell.offlineTitle')} text={t('shell.offlineText')} />;
};

type Props = {
  error: unknown;
  onRetry: () => unknown;
  /** What could not be loaded, where the documents have words for it. */
  title?: string;
};

/** Something could not be loaded: why, and a retry. */
export const LoadFailed = ({ error, onRetry, title }: Props) => {
  const t = useT();
  const isOnline = useOnline();
  if (!isOnline) return <OfflineView />;
  return (
    <StateView isUrgent title={title ?? t('shell.loadFailed')} text={errorText(error, t)}>
      <Button onPress={onRetry}>{t('common.retry')}</Button>
    </StateView>
  );
};
