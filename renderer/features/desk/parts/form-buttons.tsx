import { Button, Group } from '@mantine/core';

type Act = { label: string; isBusy: boolean };
type Props = {
  save: Act & { testId: string };
  /** Leads back without saving. */ back: string;
  /** Of what exists already. */ remove: (Act & { onPress: () => void }) | null;
  onBack: () => void;
};

/** The end of a form of something that a store has several of. */
export const FormButtons = ({ save, back, remove, onBack }: Props) => (
  <Group>
    <Button type="submit" loading={save.isBusy} data-testid={save.testId}>
      {save.label}
    </Button>
    <Button variant="default" onClick={() => onBack()}>
      {back}
    </Button>
    {remove !== null && (
      <Button
        variant="subtle"
        color="red.9"
        ml="auto"
        loading={remove.isBusy}
        onClick={() => remove.onPress()}
      >
        {remove.label}
      </Button>
    )}
  </Group>
);
