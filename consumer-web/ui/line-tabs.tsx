import './line-tabs.css';
import type { ComponentProps } from 'react';
import { ChoiceButtons } from './choice-buttons.tsx';

type Props<Name extends string> = Omit<
  ComponentProps<typeof ChoiceButtons<Name>>,
  'className' | 'buttonClassName'
> & { className?: string };

/** Tabs of a list: the chosen one is underlined. */
export const LineTabs = <Name extends string>({ className, ...choice }: Props<Name>) => (
  <ChoiceButtons
    {...choice}
    className={className === undefined ? 'line-tabs' : `line-tabs ${className}`}
    buttonClassName="line-tabs__tab"
  />
);
