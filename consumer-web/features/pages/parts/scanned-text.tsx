import { useEffect, useRef } from 'react';
import { openAddress } from '#shared/jump/deliver.ts';
import { isVoucherCode, normaliseScan } from '#shared/voucher/code.ts';
import { useT } from '../../../lib/i18n.ts';
import { jumpContext, useJump } from '../../../lib/navigation/use-jump.ts';
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
  const target = openAddress(text, jumpContext());
  const leads = target.kind !== 'none' && !isVoucher(text);
  const hasOpened = useRef(false);
  useEffect(() => {
    if (!leads || hasOpened.current) return;
    hasOpened.current = true;
    const opened = openAddress(text, jumpContext());
    // anyone can print a code: listed sites need a confirmation too
    jump(opened.kind === 'external' ? { ...opened, mustConfirm: true } : opened);
  }, [leads, text, jump]);
  if (isVoucher(text))
    return (
      <p className="alert alert--calm" role="status">
        {t('qrcode.voucher')}
      </p>
    );
  if (leads) return null;
  return (
    <p className="alert scan__other" role="alert">
      <span>{t('qrcode.foreign')}</span>
      <CopyButton text={text} label={t('qrcode.copy')} />
    </p>
  );
};
