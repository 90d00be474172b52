import type { AboutWords } from '../catalog/shell.ts';

export const about: AboutWords = {
  credits: 'Credits',
  drawings: 'All drawings were made for this project, under its licence.',
  fonts: 'Fonts under the SIL Open Font License 1.1.',
  licence: 'Open source under the MIT licence.',
  houseValues: 'Where what is printed is not known, numbers and cards are our own; the reference sheets mark them.',
};
