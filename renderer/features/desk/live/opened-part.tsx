import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';

type Props = {
  label: string;
  /** The label with what it belongs to. */
  fullLabel: string;
  startsOpen?: boolean;
  children: ReactNode;
};

/** A button that opens what lies below it, which is drawn only while it is open. */
export const OpenedPart = ({ label, fullLabel, startsOpen = false, children }: Props) => {
  const id = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        my={4}
        rightSection={<Chevron size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={fullLabel}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <div id={id}>{isOpen && children}</div>
    </>
  );
};
