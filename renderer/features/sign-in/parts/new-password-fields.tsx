import { staffPasswordProblem } from '#shared/validate/staff-password.ts';
import { useFields, type Problems } from '../../../lib/form.ts';
import { useT } from '../../../lib/i18n.ts';
import { SecretInput } from './secret-input.tsx';

export type NewPassword = { oldPassword: string; password: string; repeated: string };

/** The account is the server's to compare: the till does not know it. */
const problemsOf = ({ oldPassword, password, repeated }: NewPassword): Problems => {
  const problem = staffPasswordProblem(password, '');
  return {
    oldPassword: oldPassword === '' ? 'pin.problem.proof' : null,
    password: problem && `staff.problem.password.${problem}`,
    repeated: problem === null && password !== repeated ? 'pin.problem.different' : null,
  };
};

/** The form of one's own new password. */
export const useNewPassword = () =>
  useFields<NewPassword>({
    initialValues: { oldPassword: '', password: '', repeated: '' },
    problemsOf,
  });

type Props = { form: ReturnType<typeof useNewPassword>; oldLabel: string; size?: 'lg' };

/** The password until now, the new one, and the new one again. */
export const NewPasswordFields = ({ form: { field }, oldLabel, size }: Props) => {
  const t = useT();
  const each = { maxLength: 200, ...(size && { size }) };
  return (
    <>
      <SecretInput
        {...field('oldPassword')}
        {...each}
        label={oldLabel}
        autoComplete="current-password"
        data-autofocus
        autoFocus
      />
      <SecretInput
        {...field('password')}
        {...each}
        label={t('staff.newPassword')}
        autoComplete="new-password"
      />
      <SecretInput
        {...field('repeated')}
        {...each}
        label={t('own.repeatPassword')}
        autoComplete="new-password"
      />
    </>
  );
};
