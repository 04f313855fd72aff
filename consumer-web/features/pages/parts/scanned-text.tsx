import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openAddress } from '#shared/jump/deliver.ts';
import { isVoucherCode, normaliseScan } from '#shared/voucher/code.ts';
import { host } from '../../../lib/host.ts';
import { useT } from '../../../lib/i18n.ts';
import { jumpContext, useJump } from '../../../lib/use-jump.ts';
import { Ask } from '../../../ui/ask.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';

/** The QR of a group-buy voucher, which only a till reads. */
const VOUCHER = /^GV1\./;
const isVoucher = (text: string): boolean => VOUCHER.test(text) || isVoucherCode(normaliseScan(text));

/** What was read: a page of ours opens at once, another site is asked about, and anything else is said to be no code of ours. */
export const ScannedText = ({ text }: { text: string }) => {
  const t = useT();
  const navigate = useNavigate();
  const { jump } = useJump();
  const [isClosed, setIsClosed] = useState(false);
  const target = openAddress(text, jumpContext());
  const path = target.kind === 'route' ? target.path : null;
  useEffect(() => { if (path !== null) void navigate(path); }, [path, navigate]);
  if (path !== null || isClosed) return null;
  if (isVoucher(text)) return <p className="alert alert--calm" role="status">{t('qrcode.voucher')}</p>;
  if (target.kind === 'none') return <p className="alert scan__other" role="alert"><span>{t('qrcode.foreign')}</span><CopyButton text={text} label={t('qrcode.copy')} /></p>;
  const name = target.kind === 'external' ? new URL(target.url).host : '';
  const go = (): void => {
    setIsClosed(true);
    if (target.kind === 'external') host.openPage(target.url);
    else jump(target);
  };
  return <Ask isOpen title={t('jump.leaveTitle')} text={t('jump.leaveText', { host: name })} yes={t('ad.go')} no={t('common.cancel')} onYes={go} onNo={() => { setIsClosed(true); }} />;
};
