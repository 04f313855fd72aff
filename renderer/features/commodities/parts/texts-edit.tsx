import { ActionIcon, Button, Fieldset, Group } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { DEAL_LIMITS } from '#shared/codes/deal-terms.ts';
import type { MerchantProduct } from '#shared/contract/merchant/product.ts';
import { useT } from '../../../lib/i18n.ts';
import { useEditProduct } from '../mutations.ts';
import { EditDialog, isConflict, isLocked, useDone } from './edit-dialog.tsx';
import { isPair, TextPair, useRows, type Pair } from './text-pair.tsx';

type Props = { product: MerchantProduct; onDone: () => void };

const NOTHING: Pair = { zh: '', en: '' };

/** A description may be missing, a rule has words. */
const isDescription = (pair: Pair): boolean =>
  (pair.zh.trim() === '' && pair.en.trim() === '') || isPair(pair, DEAL_LIMITS.description);

/** Description and rules of a deal, for what is sold from now on. */
export const TextsEdit = ({ product, onDone: handleClose }: Props) => {
  const t = useT();
  const edit = useEditProduct();
  const done = useDone(handleClose);
  const [begun] = useState(product);
  const [description, setDescription] = useState(begun.texts?.description ?? NOTHING);
  const { rows, add, change, remove } = useRows(begun.texts?.rules ?? []);
  const [isChecked, setChecked] = useState(false);
  const handleSubmit = (): void => {
    setChecked(true);
    if (!isDescription(description) || !rows.every((row) => isPair(row, DEAL_LIMITS.ruleText)))
      return;
    edit.mutate(
      {
        productId: begun.productId,
        seq: isConflict(edit) ? product.seq : begun.seq,
        texts: { description, rules: rows.map(({ zh, en }) => ({ zh, en })) },
      },
      done,
    );
  };
  return (
    <EditDialog
      title={t('console.product.texts.of', { name: product.productName })}
      text={t('console.product.texts.text')}
      standing={t('console.product.texts.standing', {
        texts: [product.description, ...product.rules].join(t('deal.listMark')),
      })}
      edit={edit}
      values={[description, rows]}
      onSubmit={handleSubmit}
      onClose={handleClose}
      testId="texts"
      size="lg"
    >
      <Fieldset legend={t('console.product.about')}>
        <TextPair
          {...description}
          most={DEAL_LIMITS.description}
          isChecked={isChecked && !isDescription(description)}
          isLocked={isLocked(edit)}
          isLong
          onChange={(part) => setDescription({ ...description, ...part })}
        />
      </Fieldset>
      {rows.map((row, index) => (
        <Fieldset
          key={row.key}
          legend={t('console.product.texts.rule', { place: index + 1 })}
          data-testid="rule-row"
        >
          <TextPair
            zh={row.zh}
            en={row.en}
            most={DEAL_LIMITS.ruleText}
            isChecked={isChecked}
            isLocked={isLocked(edit)}
            onChange={(part) => change(row.key, part)}
          />
          <Group justify="end" mt="xs">
            <ActionIcon
              variant="default"
              size={44}
              aria-label={t('console.product.texts.remove', { place: index + 1 })}
              onClick={() => remove(row.key)}
              disabled={isLocked(edit)}
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          </Group>
        </Fieldset>
      ))}
      {rows.length < DEAL_LIMITS.rules && (
        <Button
          variant="default"
          leftSection={<IconPlus size={20} aria-hidden />}
          onClick={() => add(NOTHING)}
          disabled={isLocked(edit)}
          data-testid="rule-add"
        >
          {t('console.product.texts.add')}
        </Button>
      )}
    </EditDialog>
  );
};
