import { useEffect } from 'react';
import { orderForDesk } from '../../../domain/scanned/order-for-desk.ts';
import { emitScan, giveScansToTill } from '../../../lib/scan/desk.ts';
import { isRecording } from '../../../lib/scan/key-recorder.ts';
import { currentProfile } from '../../../lib/scan/profile-store.ts';
import { resumeScanners } from '../../../lib/scan/remembered.ts';
import { wedgeListener } from '../../../lib/scan/wedge-listener.ts';
import { ScanResultDialog } from './scan-result.tsx';
import { takeDeskScan } from './take-scan.ts';

/** The scanners of a store with a desk, on every page: one scan says what it is, and what is ready is handed over by it. */
export const DeskScanner = () => {
  useEffect(() => resumeScanners(), []);
  useEffect(() => {
    const wedge = wedgeListener({ profile: currentProfile, isAside: isRecording });
    wedge.start((text, timing) => emitScan({ text, by: 'WEDGE', ...(timing && { timing }) }));
    return () => wedge.stop();
  }, []);
  useEffect(() => giveScansToTill(({ text }) => takeDeskScan('WEDGE', text)), []);
  useEffect(() => {
    const text = orderForDesk.getState();
    if (text === null) return;
    orderForDesk.setState(null, true);
    takeDeskScan('WEDGE', text);
  }, []);
  return <ScanResultDialog />;
};
