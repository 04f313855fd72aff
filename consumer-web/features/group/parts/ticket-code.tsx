import type { Instant } from '#shared/kernel/time.ts';
import { groupCode, isVoucherCode } from '#shared/voucher/code.ts';
import { useT } from '../../../lib/i18n.ts';
import { BarCode } from '../../../ui/bar-code.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Button } from '../../../ui/button.tsx';
import { QrCode as QrPicture } from '../../../ui/qr-code.tsx';
import type { QrCode, Voucher } from '../model.ts';
import { chooseQr, epochLeft, type QrChoice } from '../qr-choice.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';

const Qr = ({ choice, onRenew }: { choice: QrChoice; onRenew: () => unknown }) => {
  const t = useT();
  switch (choice.kind) {
    case 'fresh':
      return <QrPicture text={choice.text} label={t('voucher.qr')} />;
    case 'stale':
      return (
        <div className="ticket__stale" role="status">
          <p>{t('voucher.stale')}</p>
          <Button size="small" tone="quiet" onPress={onRenew}>
            {t('voucher.renew')}
          </Button>
        </div>
      );
    case 'none':
      return (
        <div role="status" aria-label={t('voucher.qrWaiting')}>
          <Skeleton width={248} height={248} />
        </div>
      );
  }
};

type Props = { voucher: Voucher; codes: readonly QrCode[]; now: Instant; onRenew: () => unknown };

/**
 * What the clerk scans: a QR that changes every 30 seconds, the 12 digits, and their bar code for
 * laser scanners (decisions C1, C4, C5).
 */
export const TicketCode = ({ voucher, codes, now, onRenew }: Props) => {
  const t = useT();
  const choice = chooseQr(codes, now);
  const hasDigits = isVoucherCode(voucher.code);
  return (
    <div className="code">
      <p className="code__show">{t('voucher.show')}</p>
      <div className="code__qr">
        <Qr choice={choice} onRenew={onRenew} />
      </div>
      <div className="code__clock" aria-hidden="true">
        <span style={{ scale: `${choice.kind === 'fresh' ? epochLeft(now) : 0} 1` }} />
      </div>
      <p className="code__note">{t('voucher.rotates')}</p>
      {hasDigits && (
        <>
          <p className="code__digits">
            <span className="unseen">{t('voucher.code')}</span>
            <span data-testid="voucher-code">{groupCode(voucher.code)}</span>
            <CopyButton text={voucher.code} label={t('voucher.copy')} />
          </p>
          <BarCode digits={voucher.code} label={t('voucher.barcode')} />
        </>
      )}
    </div>
  );
};
