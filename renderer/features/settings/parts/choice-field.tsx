import type { ComponentProps } from 'react';
import { ChoiceRow } from '../../../ui/list/choice-row.tsx';
import classes from '../settings.module.css';

/** A choice of the settings with its name above it; the row itself has the same name for screen readers. */
export const ChoiceField = <Value extends string>(
  props: ComponentProps<typeof ChoiceRow<Value>>,
) => (
  <div>
    <p className={classes['label']} aria-hidden="true">
      {props.label}
    </p>
    <ChoiceRow {...props} />
  </div>
);
