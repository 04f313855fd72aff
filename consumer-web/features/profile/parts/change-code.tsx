import type { BodyOf } from '#shared/contract/define.ts';
import type { profileCalls } from '#shared/contract/consumer/profile.ts';
import { useCodeRequest } from '../../../domain/account/use-code-request.ts';
import { useT } from '../../../lib/i18n.ts';
import { CodeField } from '../../../ui/code-field.tsx';
import { api } from '../api.ts';

type Wish = BodyOf<(typeof profileCalls)['memberSendChangeCode']>;
type Props = {
  label: string;
  code: string;
  isShort: boolean;
  /** Why the server did not take the code. */
  refused: string | null;
  /** Which phone it goes to; null as long as there is none. */
  wish: () => Wish | null;
  onCode: (code: string) => void;
};

/** The code of one of the two phones. */
export const ChangeCode = ({ label, code, isShort, refused, wish, onCode }: Props) => {
  const t = useT();
  const { send, why, words, ...field } = useCodeRequest('login', (asked: Wish) =>
    api.memberSendChangeCode(asked),
  );
  return (
    <CodeField
      {...field}
      words={{ ...words, label }}
      code={code}
      why={isShort ? t('login.codeIncomplete') : (refused ?? why)}
      isBad={isShort || refused !== null}
      onCode={onCode}
      onSend={(focus) => {
        const asked = wish();
        if (asked !== null) send(asked, focus);
      }}
    />
  );
};
