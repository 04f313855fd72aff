import { Button, Text } from '@mantine/core';
import type { OutFor } from '#shared/codes/sold-out.ts';
import { type Choice, type Dish, partsOf } from '../../../domain/desk-change/dishes.ts';
import { useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../ui/use-now.ts';
import classes from '../desk.module.css';
import { OpenedPart } from './opened-part.tsx';
import { type OutThing, outWords, type Standing, type useSoldOut } from './out.ts';

type Switching = { outFor: OutFor; change: ReturnType<typeof useSoldOut> };
type RowProps = Switching & {
  thing: OutThing;
  standing: Standing;
  /** What it is called beside others. */
  fullName: string;
};

const isSame = (a: OutThing, b: OutThing): boolean =>
  a.productId === b.productId && a.skuId === b.skuId && a.optionId === b.optionId;

/** Something that can be out, whether it is and until when, and the switch. */
const Row = ({ thing, standing, fullName, outFor, change }: RowProps) => {
  const t = useT();
  const now = useNow(10_000);
  const { name, isOff } = standing;
  const handleSwitch = (): void => change.mutate({ thing, until: isOff ? 'ON' : outFor });
  return (
    <div className={classes['dish']}>
      <div>
        <Text fw={650}>{name}</Text>
        <Text size="sm" c={isOff ? 'red.9' : 'dimmed'}>
          {outWords(standing, now, t)}
        </Text>
      </div>
      <Button
        variant={isOff ? 'filled' : 'default'}
        loading={change.isPending && isSame(change.variables.thing, thing)}
        flex="none"
        aria-label={t(isOff ? 'desk.out.switchOnOf' : 'desk.out.switchOffOf', { name: fullName })}
        onClick={handleSwitch}
        data-testid="desk-out-switch"
      >
        {t(isOff ? 'desk.out.switchOn' : 'desk.out.switchOff')}
      </Button>
    </div>
  );
};

/** An option, which is out for all dishes that have it. */
export const OptionRow = ({ choice, ...switching }: Switching & { choice: Choice }) => {
  const { optionId, group, name } = choice;
  const fullName = `${group} · ${name}`;
  return (
    <li data-testid="desk-out-option">
      <Row
        {...switching}
        thing={{ optionId }}
        standing={{ ...choice, name: fullName }}
        fullName={fullName}
      />
    </li>
  );
};

type DishProps = Switching & { dish: Dish; choices: readonly Choice[] };

/** A dish with its switch; what of it can be switched apart is opened below it. */
export const DishRow = ({ dish, choices, ...switching }: DishProps) => {
  const t = useT();
  const { productId, name } = dish;
  const { sizes, options } = partsOf(dish, choices);
  return (
    <li data-testid="desk-out-dish">
      <Row {...switching} thing={{ productId }} standing={dish} fullName={name} />
      {sizes.length + options.length > 0 && (
        <OpenedPart
          label={t('desk.out.parts')}
          fullLabel={t('desk.out.partsOf', { name })}
          startsOpen={sizes.some(({ isOff }) => isOff)}
        >
          <ul className={classes['parts']}>
            {sizes.map((size) => (
              <li key={size.skuId}>
                <Row
                  {...switching}
                  thing={{ productId, skuId: size.skuId }}
                  standing={size}
                  fullName={`${name} · ${size.name}`}
                />
              </li>
            ))}
            {options.map((choice) => (
              <OptionRow key={choice.optionId} {...switching} choice={choice} />
            ))}
          </ul>
        </OpenedPart>
      )}
    </li>
  );
};
