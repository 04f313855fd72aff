import { ActionIcon, Badge, Menu } from '@mantine/core';
import {
  IconDots,
  IconKey,
  IconPassword,
  IconPencil,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import type { StaffRow } from '#shared/contract/merchant/people.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import classes from '../people.module.css';
import type { Act } from './staff-acts.tsx';

export type OnAct = (person: StaffRow, act: Act | 'edit') => void;

const StaffMenu = ({ person, name, onAct }: { person: StaffRow; name: string; onAct: OnAct }) => {
  const t = useT();
  const { role } = useSignedIn().operator;
  const isOwner = role === 'owner';
  const canClear =
    person.hasPin &&
    !person.isSelf &&
    (isOwner || person.role === 'cashier' || person.role === 'auditor');
  if (!isOwner && !canClear) return null;
  return (
    <Menu position="bottom-end" shadow="md" withArrow>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('staff.more', { name })}
          data-testid="staff-more"
        >
          <IconDots size={22} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isOwner && (
          <Menu.Item
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => onAct(person, 'edit')}
          >
            {t('staff.edit')}
          </Menu.Item>
        )}
        {isOwner && (
          <Menu.Item
            leftSection={<IconKey size={18} aria-hidden />}
            onClick={() => onAct(person, 'reset')}
          >
            {t('staff.resetPassword')}
          </Menu.Item>
        )}
        {canClear && (
          <Menu.Item
            leftSection={<IconPassword size={18} aria-hidden />}
            onClick={() => onAct(person, 'clearPin')}
          >
            {t('staff.clearPin')}
          </Menu.Item>
        )}
        {isOwner && person.isActive && !person.isSelf && (
          <Menu.Item
            color="red.9"
            leftSection={<IconUserOff size={18} aria-hidden />}
            onClick={() => onAct(person, 'dismiss')}
          >
            {t('staff.dismiss')}
          </Menu.Item>
        )}
        {isOwner && !person.isActive && (
          <Menu.Item
            leftSection={<IconUserCheck size={18} aria-hidden />}
            onClick={() => onAct(person, 'takeBack')}
          >
            {t('staff.takeBack')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};

const useStoreNames = (): ((person: StaffRow) => string) => {
  const t = useT();
  const { stores } = useSignedIn();
  return ({ role, storeIds }) => {
    if (role === 'owner') return t('staff.allStores');
    const names = stores.filter(({ id }) => storeIds.includes(id)).map(({ name }) => name);
    return names.join(' · ') || t('staff.noStores');
  };
};

/** The merchant's people: who, how they sign in, what they may do and where. */
export const StaffTable = ({ people, onAct }: { people: readonly StaffRow[]; onAct: OnAct }) => {
  const t = useT();
  const isEnglish = useLanguage() === 'en';
  const storeNames = useStoreNames();
  return (
    <table className={classes['table']} aria-label={t('staff.table')}>
      <thead>
        <tr>
          <th>{t('staff.name')}</th>
          <th>{t('staff.account')}</th>
          <th>{t('staff.role')}</th>
          <th>{t('staff.stores')}</th>
          <th>{t('staff.pin')}</th>
          <th>{t('staff.state')}</th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {people.map((person) => {
          const name = isEnglish ? person.name.en : person.name.zh;
          return (
            <tr
              key={person.operatorId}
              data-off={!person.isActive}
              data-testid="person"
              data-account={person.account}
            >
              <td className={classes['whole']}>
                <span className={classes['main']}>{name}</span>
                {person.isSelf && (
                  <Badge ml="xs" variant="light" tt="none">
                    {t('staff.self')}
                  </Badge>
                )}
              </td>
              <td>{person.account}</td>
              <td>{t(`console.role.${person.role}`)}</td>
              <td className={classes['sub']}>{storeNames(person)}</td>
              <td className={`${classes['sub']} ${classes['whole']}`}>
                {t(person.hasPin ? 'staff.hasPin' : 'staff.noPin')}
              </td>
              <td>
                <Badge
                  tt="none"
                  size="lg"
                  miw="max-content"
                  variant="light"
                  color={person.isActive ? 'teal' : 'gray'}
                >
                  {t(person.isActive ? 'staff.active' : 'staff.dismissed')}
                </Badge>
              </td>
              <td className={classes['actions']}>
                <StaffMenu person={person} name={name} onAct={onAct} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
