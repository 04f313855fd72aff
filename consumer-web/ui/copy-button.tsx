import { host } from '../lib/host/host.ts';
import { useT } from '../lib/i18n.ts';
import { notify } from '../lib/notice.ts';
import { Icon } from './icons.tsx';

export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const t = useT();
  const copy = async (): Promise<void> => {
    notify(t((await host.copyText(text)) ? 'common.copySuccess' : 'shell.copyFailed'));
  };
  return (
    <button
      type="button"
      className="icon-button copy"
      aria-label={label}
      onClick={() => void copy()}
    >
      <Icon name="copy" />
    </button>
  );
};
