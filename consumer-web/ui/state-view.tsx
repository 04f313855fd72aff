import type { ReactNode } from 'react';

/** An empty street: calçada waves under a lamp. */
const Art = () => (
  <svg
    className="state__art"
    viewBox="0 0 132 88"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M6 66c10-9 20-9 30 0s20 9 30 0 20-9 30 0 20 9 30 0" opacity=".9" />
    <path d="M6 78c10-9 20-9 30 0s20 9 30 0 20-9 30 0 20 9 30 0" opacity=".35" />
    <path d="M66 58V24M58 58h16" />
    <path d="M58 24l3-14h10l3 14z" fill="#f5b83d" stroke="currentColor" strokeLinejoin="round" />
    <path d="M66 10V4M44 30l-6 3M88 30l6 3M48 16l-6-3M84 16l6-3" opacity=".5" />
  </svg>
);

/** A whole-screen message: nothing here, something failed, or something is over. */
export const StateView = ({
  title,
  text,
  children,
  isUrgent = false,
}: {
  title: string;
  text?: string | undefined;
  children?: ReactNode;
  isUrgent?: boolean;
}) => (
  <div className="state" role={isUrgent ? 'alert' : undefined}>
    <Art />
    <h2 className="state__title">{title}</h2>
    {text !== undefined && <p>{text}</p>}
    {children !== undefined && <div className="state__actions">{children}</div>}
  </div>
);
