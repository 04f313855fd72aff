import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { host } from '../../lib/host/host.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { appInfoQuery } from './app-info.ts';

/** Unread messages of the native app's own customer service. */
const useNativeUnread = (): number => {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (host.kind !== 'app') return;
    let stop: (() => void) | undefined;
    let isGone = false;
    void host.client().then(({ native }) => {
      if (!isGone) stop = native?.onMessage(setUnread);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return unread;
};

type Props = { className: string; words: string; renderUnread?: (count: number) => ReactNode };

/** Whom to ask: the native app's own customer service, else the telephone where one is published. */
export const Support = ({ className, words, renderUnread }: Props) => {
  const { data } = useQuery(appInfoQuery());
  const unread = useNativeUnread();
  const phone = data?.supportPhone ?? '';
  const handleOpen = (): void => {
    void host.client().then(({ native }) => native?.openSupport());
  };
  if (host.kind === 'app')
    return (
      <button type="button" className={className} onClick={handleOpen}>
        {words}
        {renderUnread?.(unread)}
      </button>
    );
  return phone === '' ? null : (
    <PhoneLink className={className} phone={phone}>
      {words}
    </PhoneLink>
  );
};
