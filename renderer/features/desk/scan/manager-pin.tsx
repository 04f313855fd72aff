import { Alert, PasswordInput, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { asId, type OperatorId } from '#shared/kernel/ids.ts';
import { managersHere } from '../../../domain/approval/managers-here.ts';
import { useT } from '../../../lib/i18n.ts';

/** Who lets an order go without a code, and their PIN. */
export type Approval = { operatorId: OperatorId; pin: string };
/** While it is typed: nobody is chosen yet, or the PIN is short. */
export type ApprovalDraft = { operatorId: OperatorId | null; pin: string };

const LEAST = 4;

/** What is typed, where it can be sent. `first`: who is proposed while nobody is chosen. */
export const approvalOf = (
  { operatorId, pin }: ApprovalDraft,
  first: OperatorId | null,
): Approval | null => {
  const who = operatorId ?? first;
  return who === null || pin.length < LEAST ? null : { operatorId: who, pin };
};

/** The managers who can show a PIN at this till. */
export const useManagers = () => useQuery({ queryKey: ['managers-here'], queryFn: managersHere });

type Props = {
  draft: ApprovalDraft;
  onChange: (draft: ApprovalDraft) => void;
  isMissing: boolean;
};

/** A manager's or an owner's PIN (decision DA14). */
export const ManagerPin = ({ draft, onChange, isMissing }: Props) => {
  const t = useT();
  const managers = useManagers();
  if (managers.data?.length === 0)
    return (
      <Alert color="tart" role="status">
        {t('desk.hand.noManager')}
      </Alert>
    );
  return (
    <>
      <Select
        size="md"
        label={t('desk.hand.manager')}
        data={(managers.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.operatorId ?? managers.data?.[0]?.id ?? null}
        onChange={(value) =>
          onChange({ ...draft, operatorId: value === null ? null : asId<OperatorId>(value) })
        }
        allowDeselect={false}
      />
      <PasswordInput
        size="md"
        label={t('desk.hand.pin')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={draft.pin}
        onChange={({ currentTarget }) =>
          onChange({ ...draft, pin: currentTarget.value.replaceAll(/\D/g, '') })
        }
        error={isMissing ? t('desk.hand.pinMissing') : null}
        data-testid="desk-pin"
      />
    </>
  );
};
