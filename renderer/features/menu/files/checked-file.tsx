import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import type { ImportAct } from '#shared/contract/merchant/menu-import.ts';
import { useT } from '../../../lib/i18n.ts';
import type { Checked } from './file-calls.ts';
import classes from '../menu.module.css';

const COLOURS: Record<ImportAct, string> = {
  NEW: 'teal',
  CHANGE: 'blue',
  SAME: 'gray',
  BAD: 'red',
};

/** One line of a file: what it would do, or what is wrong with it. */
const Line = ({ row, made }: { row: Checked['rows'][number]; made: readonly string[] }) => {
  const t = useT();
  return (
    <tr data-testid="menu-file-row" data-act={row.act}>
      <td>{row.row}</td>
      <td>
        <Badge tt="none" size="lg" miw="max-content" variant="light" color={COLOURS[row.act]}>
          {t(`menuEdit.act.${row.act}`)}
        </Badge>
      </td>
      <td>{row.key}</td>
      <td>
        {row.problem !== null && <span className={classes['bad']}>{row.problem}</span>}
        {row.changes.map(({ field, before, after }) => (
          <div key={field}>
            {t('menuEdit.fileChange', {
              field,
              before: before || t('menuEdit.nothing'),
              after: after || t('menuEdit.nothing'),
            })}
          </div>
        ))}
        {made.map((path) => (
          <div key={path} className={classes['made']} data-testid="menu-new-class">
            {t('menuEdit.newClass', { path })}
          </div>
        ))}
      </td>
    </tr>
  );
};

type Props = { checked: Checked; isBusy: boolean; onApply: () => void };

/** What a checked file would do; a file with a bad line does nothing. */
export const CheckedFile = ({
  checked: { rows, sums, newClasses, isCut },
  isBusy,
  onApply,
}: Props) => {
  const t = useT();
  const isNothing = sums.new + sums.change === 0;
  return (
    <Stack gap="sm" data-testid="menu-checked">
      <Text fw={650} role="status">
        {t('menuEdit.sums', {
          added: sums.new,
          changed: sums.change,
          same: sums.same,
          bad: sums.bad,
        })}
        {newClasses.length > 0 && ` · ${t('menuEdit.newClasses', { count: newClasses.length })}`}
      </Text>
      {rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        <section className={classes['lines']} aria-label={t('menuEdit.lines')} tabIndex={0}>
          <table className={classes['versions']}>
            <thead>
              <tr>
                <th scope="col">{t('menuEdit.line')}</th>
                <th scope="col">{t('menuEdit.act')}</th>
                <th scope="col">{t('menuEdit.dishes')}</th>
                <th scope="col">{t('menuEdit.changes')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Line
                  key={row.row}
                  row={row}
                  made={newClasses.filter((made) => made.row === row.row).map(({ path }) => path)}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {isCut && <Text c="dimmed">{t('menuEdit.linesCut')}</Text>}
      {sums.bad > 0 && <Text className={classes['bad'] ?? ''}>{t('menuEdit.badLines')}</Text>}
      <Group>
        <Button
          disabled={sums.bad > 0 || isNothing}
          loading={isBusy}
          onClick={onApply}
          data-testid="menu-apply"
        >
          {t('menuEdit.apply')}
        </Button>
      </Group>
    </Stack>
  );
};
