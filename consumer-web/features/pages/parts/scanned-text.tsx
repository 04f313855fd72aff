import { useEffect, useRef, useState } from 'react';
import { openAddress } from '#shared/jump/deliver.ts';
import { isVoucherCode, normaliseScan } from '#shared/voucher/code.ts';
import { host } from '../../../lib/host/host.ts';
import { useT } from '../../../lib/i18n.ts';
import { jumpContext, useJump } from '../../../lib/navigation/use-jump.ts';
import { Ask } from '../../../ui/ask.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';

/** The QR of a group-buy voucher, which only a till reads. */
const VOUCHER = /^GV1\./;
const isVoucher = (text: string): boolean =>
  VOUCHER.test(text) || isVoucherCode(normaliseScan(text));

/**
 * What a scan leads to: a page of this app at once, another site after a question; anything else is
 * reported as unknown.
 */
export const ScannedText = ({ text }: { text: string }) => {
  const t = useT();
  const { jump } = useJump();
  const [isClosed, setIsClosed] = useState(false);
  const target = openAddress(text, jumpContext());
  const isOurs = target.kind === 'route' || target.kind === 'native';
  const hasOpened = useRef(false);
  useEffect(() => {
    if (!isOurs || hasOpened.current) return;
    hasOpened.current = true;
    jump(openAddress(text, jumpContext()));
  }, [isOurs, text, jump]);
  if (isOurs || isClosed) return null;
  if (isVoucher(text))
    return (
      <p className="alert alert--calm" role="status">
        {t('qrcode.voucher')}
      </p>
    );
  if (target.kind === 'none')
    return (
      <p className="alert scan__other" role="alert">
        <span>{t('qrcode.foreign')}</span>
        <CopyButton text={text} label={t('qrcode.copy')} />
      </p>
    );
  const go = (): void => {
    setIsClosed(true);
    host.openPage(target.url);
  };
  return (
    <Ask
      isOpen
      title={t('jump.leaveTitle')}
      text={t('jump.leaveText', { host: new URL(target.url).host })}
      yes={t('ad.go')}
      no={t('common.cancel')}
      onYes={go}
      onNo={() => {
        setIsClosed(true);
      }}
    />
  );
};
