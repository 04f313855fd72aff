import type { ComponentProps, MouseEvent } from 'react';
import { dialNumber } from '#shared/format/dial-number.ts';
import { host } from '../lib/host/host.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** As it is written; of Macau without a region. */
  phone: string;
};

/** Calls a number: by the client’s own function where it has one, else by the link. */
export const PhoneLink = ({ phone, ...rest }: Props) => {
  const number = dialNumber(phone);
  const handleClick = (event: MouseEvent): void => {
    if (!host.hasOwnPhone) return;
    event.preventDefault();
    host.dial(number);
  };
  return <a {...rest} href={`tel:${number}`} onClick={handleClick} />;
};
