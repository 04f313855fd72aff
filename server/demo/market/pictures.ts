import { pictureAddress } from '../picture-address.ts';

/** Where a picture of the supermarkets is found, by its name. */
export const goodsPicture = (name: string): string => pictureAddress(`market/${name}.svg`);
