import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';

type Props = { label: string; onClear: () => void };

/** Puts the filters of a list back to where they began. */
export const ClearFilters = ({ label, onClear }: Props) => (
  <Button
    variant="subtle"
    px="sm"
    leftSection={<IconFilterOff size={20} aria-hidden />}
    onClick={onClear}
  >
    {label}
  </Button>
);
