import { Center, Loader } from '@mantine/core';

/** Shown while a screen's script loads. */
export const PageLoader = () => (
  <Center mih={320} aria-busy="true">
    <Loader />
  </Center>
);
