import './report.css';
import { useState, type ComponentType } from 'react';
import { useT } from '../../lib/i18n.ts';
import { loadPart } from '../../lib/navigation/part.ts';
import { notify } from '../../lib/notice.ts';
import { useRequireSignIn } from '../../lib/session/use-sign-in.ts';
import { Button } from '../../ui/button.tsx';
import type { ReportProps, SendReport } from './report-sheet.tsx';

/** Opens the sheet of a report, which is fetched when it is first wanted. */
export const ReportButton = ({ onSend }: { onSend: SendReport }) => {
  const t = useT();
  const requireSignIn = useRequireSignIn();
  const [Sheet, setSheet] = useState<ComponentType<ReportProps> | null>(null);
  const open = async (): Promise<void> => {
    try {
      const { ReportSheet } = await loadPart(() => import('./report-sheet.tsx'));
      setSheet(() => ReportSheet);
    } catch {
      notify(t('error.network'));
    }
  };
  return (
    <div className="report-button">
      <Button
        tone="quiet"
        size="small"
        onPress={() => {
          if (requireSignIn()) void open();
        }}
      >
        {t('shop.report')}
      </Button>
      {Sheet !== null && <Sheet onSend={onSend} onClose={() => setSheet(null)} />}
    </div>
  );
};
