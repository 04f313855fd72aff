import { NativeSelect } from '@mantine/core';
import { OUT_FOR, type OutFor } from '#shared/codes/sold-out.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';

type Props = { value: OutFor; onChange: (outFor: OutFor) => void };

/** For how long something is out; without an end it is for those who decide. */
export const OutForField = ({ value, onChange }: Props) => {
  const t = useT();
  const { role } = useSignedIn().operator;
  return (
    <NativeSelect
      size="md"
      label={t('desk.out.for')}
      data={OUT_FOR.filter((one) => one !== 'OPEN' || role !== 'cashier').map((one) => ({
        value: one,
        label: t(`desk.out.for.${one}`),
      }))}
      value={value}
      onChange={({ currentTarget }) =>
        onChange(OUT_FOR.find((one) => one === currentTarget.value) ?? 'DAY')
      }
    />
  );
};
