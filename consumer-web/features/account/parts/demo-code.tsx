import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';

/** The code of the demonstration town: no message is sent there. */
export const DemoCode = ({ code, onFill }: { code: string; onFill: () => void }) => {
  const t = useT();
  return (
    <div className="demo">
      <p>{t('login.demo')}<strong className="demo__code num" data-testid="demo-code">{code}</strong></p>
      <Button size="small" tone="quiet" onPress={onFill}>{t('login.demoFill')}</Button>
    </div>
  );
};
