import { IconUsersGroup } from '@tabler/icons-react';
import { PagedList, type PagedListProps } from '../../../ui/list/paged-list.tsx';

/** A list of people, devices or what they did, in each of its states. */
export const PeopleList = (props: Omit<PagedListProps, 'icon' | 'testId'>) => (
  <PagedList {...props} icon={<IconUsersGroup size={36} aria-hidden />} testId="people" />
);
