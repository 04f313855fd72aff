import './qrcode.css';
import { useCallback, useState } from 'react';
import { gatewayLink } from '#shared/jump/share-landing.ts';
import { hostFailureKey, isHostError } from '../../host/host-error.ts';
import { host } from '../../lib/host/host.ts';
import { useT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { CameraScan } from './parts/camera-scan.tsx';
import { ScannedText } from './parts/scanned-text.tsx';

/** In a client with a scanner of its own, that one. */
const HostScan = ({ onText }: { onText: (text: string) => void }) => {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  const scan = async (): Promise<void> => {
    setIsBusy(true);
    try {
      onText(await host.scan());
    } catch (error) {
      if (!isHostError(error) || error.reason !== 'cancelled')
        notify(t(hostFailureKey(error, 'qrcode.failed')));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="scan">
      <Button isBlock isBusy={isBusy} onPress={() => void scan()}>
        {t('qrcode.start')}
      </Button>
    </div>
  );
};

/** Scans a code and follows it; below is the code that leads a friend here. */
export const QrcodeScreen = () => {
  const t = useT();
  const [text, setText] = useState<string | null>(null);
  const handleRead = useCallback((found: string) => {
    setText(found);
  }, []);
  return (
    <Page title={t('title.qrcode')}>
      <p className="scan__lead">{t('qrcode.lead')}</p>
      {host.kind === 'web' || host.kind === 'bank' ? (
        <CameraScan onText={handleRead} />
      ) : (
        <HostScan onText={handleRead} />
      )}
      {text !== null && <ScannedText key={text} text={text} />}
      <Card title={t('qrcode.mine')}>
        <p className="scan__about">{t('qrcode.mineText')}</p>
        <QrCode text={gatewayLink(host.appUrl(), '/')} label={t('qrcode.label')} />
      </Card>
    </Page>
  );
};
