import { type ComponentPropsWithRef, type MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: To;
  replace?: boolean;
  state?: unknown;
};

/**
 * A link to a screen of the app, made of the router's own hooks. Its `Link` brings the prefetching
 * of a framework that this app does not use: 6.8 KB of every first load.
 */
export const Link = ({ to, replace, state, onClick, target, ...rest }: LinkProps) => {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
    state,
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} target={target} onClick={handleClick} />;
};
