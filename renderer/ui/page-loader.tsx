import { Center, Loader } from '@mantine/core';

/** Stands in while a screen's script is on its way. */
export const PageLoader = () => (
  <Center mih={320} aria-busy="true">
    <Loader />
  </Center>
);
