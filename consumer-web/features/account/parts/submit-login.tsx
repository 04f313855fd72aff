import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';

export const SubmitLogin = ({ error, isBusy }: { error: unknown; isBusy: boolean }) => {
  const t = useT();
  return (
    <div className="login__submit">
      {error !== null && (
        <p className="alert" role="alert">
          {errorText(error, t)}
        </p>
      )}
      <Button type="submit" isBlock isBusy={isBusy}>
        {t('login.submit')}
      </Button>
    </div>
  );
};
