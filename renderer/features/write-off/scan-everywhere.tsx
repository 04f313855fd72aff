import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { dayOf } from '#shared/kernel/time.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { recordsOfReceipt, scannedReceipt } from '../../domain/receipt/record-of-receipt.ts';
import { pathAhead } from '../../lib/address.ts';
import { serverNow } from '../../lib/api.ts';
import { giveScansToTill, emitScan } from '../../lib/scan/desk.ts';
import { isRecording } from '../../lib/scan/key-recorder.ts';
import { currentProfile } from '../../lib/scan/profile-store.ts';
import { resumeScanners } from '../../lib/scan/remembered.ts';
import { wedgeListener } from '../../lib/scan/wedge-listener.ts';
import { followCustomer } from './beside-till.ts';
import { followWithPaper } from './paper.ts';
import { unlockSoundOnGesture } from './sound.ts';
import { followSession, isManned, takeScan } from './this-till.ts';
import { useLinkedVoucher } from './use-linked-voucher.ts';

let isStarted = false;
const startOnce = (): void => {
  if (isStarted) return;
  isStarted = true;
  followSession();
  followCustomer();
  followWithPaper();
  unlockSoundOnGesture();
  resumeScanners();
};

const RECORDS = merchantRoutes.merchantRecord.path;
const HOMES: readonly string[] = [
  merchantRoutes.merchantHome.path,
  merchantRoutes.merchantWriteOff.path,
];

/** The scanners on every screen of the shell: a scan on the records leads to the write-off page, which shows what came of it; a receipt scanned there, to its records. Draws nothing. */
export const ScanEverywhere = () => {
  const navigate = useNavigate();
  useEffect(() => startOnce(), []);
  useEffect(() => {
    const wedge = wedgeListener({ profile: currentProfile, isAside: isRecording });
    wedge.start((text, timing) => emitScan({ text, by: 'WEDGE', ...(timing && { timing }) }));
    return () => wedge.stop();
  }, []);
  const show = useCallback(() => {
    if (!HOMES.includes(pathAhead())) void navigate(merchantRoutes.merchantWriteOff.path);
  }, [navigate]);
  useEffect(
    () =>
      giveScansToTill(({ text }) => {
        const receiptNo = pathAhead() === RECORDS ? scannedReceipt(text) : null;
        if (receiptNo !== null) void navigate(recordsOfReceipt(receiptNo, dayOf(serverNow())));
        else if (isManned() && takeScan('WEDGE', text)) show();
      }),
    [show, navigate],
  );
  useLinkedVoucher(show);
  return null;
};
