import { Notifications } from '@mantine/notifications';

/** Where notices appear. */
export const Notices = () => <Notifications position="top-center" autoClose={5000} limit={3} />;
