/** The kit's calendar with its looks, which only the pages that show one load. */
import '@mantine/dates/styles.layer.css';

export { DatePickerInput } from '@mantine/dates';
