import type { ShareChoice } from '#shared/jump/share-choices.ts';
import { iconSize } from '../../ui/icons.tsx';

const PATHS: Readonly<Record<ShareChoice['to'], string>> = {
  WeChat:
    'M9.500 4.500c-3.600 0-6.500 2.300-6.500 5.200 0 1.700 1 3.200 2.500 4.100L5 16l2.600-1.300c.6.1 1.200.2 1.900.2M15.500 9c3 0 5.500 2 5.500 4.500 0 1.500-.9 2.800-2.200 3.600l.4 1.900-2.200-1.100c-.5.1-1 .1-1.500.1-3 0-5.500-2-5.500-4.500S12.500 9 15.500 9zM7.500 8.500v.1M11.500 8.500v.1M13.700 12.700v.1M17.300 12.700v.1',
  Facebook: 'M15.500 4h-2.200C11.500 4 10.300 5.200 10.300 7v13M7.500 11h7.300',
  moments:
    'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 3.500l4.200 7.300M19.400 7.800h-8.500M19.400 16.300l-4.300-7.300M12 20.500l-4.200-7.300M4.600 16.200h8.500M4.600 7.700l4.300 7.300',
  more: 'M12 15V4M8 7.500L12 4l4 3.500M5 12v7.500h14V12',
  copy: 'M10 13.500a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10.500a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1',
};

/** Line icons of the ways to share; the text below each names it. */
export const ShareIcon = ({ to }: { to: ShareChoice['to'] }) => (
  <svg
    className="icon"
    style={iconSize(24)}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[to]} />
  </svg>
);
