/** The town's colours (decision Z2): azulejo blue and egg-tart yellow lead, everything else is what food and Macau's walls are painted with. */
export const INK = '#0F2747';
export const BLUE = '#1F4E8C';
export const SKY_BLUE = '#8FB4DC';
export const PALE_BLUE = '#DCE8F5';
export const YELLOW = '#F5B83D';
export const PALE_YELLOW = '#FDE9B8';
export const CREAM = '#FFF8EA';
export const PAPER = '#FFFDF8';
export const ROSE = '#E9A6A0';
export const CORAL = '#E4694A';
export const CHILLI = '#C8321F';
export const WINE = '#7A1B36';
export const MINT = '#BFDCC8';
export const JADE = '#2F8F6B';
export const LEAF = '#4E9A3A';
export const OLIVE = '#5C6B2C';
export const SAND = '#EBD5B0';
export const WOOD = '#B97A45';
export const DARK_WOOD = '#7C4A26';
export const CRUST = '#D98F3E';
export const BROWN = '#7A3F14';
export const COFFEE = '#4A2A17';
export const STONE = '#5B6472';

type Stops = readonly (readonly [offset: number, colour: string])[];

const stops = (list: Stops): string =>
  list.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
const radial = (id: string, list: Stops): [string, string] => [
  id,
  `<radialGradient id="${id}" cx=".4" cy=".36" r=".7">${stops(list)}</radialGradient>`,
];
const down = (id: string, list: Stops): [string, string] => [
  id,
  `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`,
];
const across = (id: string, list: Stops): [string, string] => [
  id,
  `<linearGradient id="${id}">${stops(list)}</linearGradient>`,
];

/** Gradients by name; a picture carries only those that it uses. */
export const GRADIENTS: Readonly<Record<string, string>> = Object.fromEntries([
  radial('custard', [
    [0, '#FFE27A'],
    [0.7, '#F8C244'],
    [1, '#E9A02C'],
  ]),
  radial('crust', [
    [0, '#F6CB84'],
    [0.7, '#DC9747'],
    [1, '#B96F2A'],
  ]),
  radial('china', [
    [0, '#FFFFFF'],
    [0.75, '#F7F4EE'],
    [1, '#E4E0D8'],
  ]),
  radial('bread', [
    [0, '#F4C27A'],
    [0.6, '#DB923F'],
    [1, '#A86121'],
  ]),
  radial('broth', [
    [0, '#E9B567'],
    [0.7, '#C98A3A'],
    [1, '#9D6222'],
  ]),
  radial('redbroth', [
    [0, '#E8553A'],
    [0.7, '#C8321F'],
    [1, '#941C12'],
  ]),
  radial('milk', [
    [0, '#FFFDF4'],
    [0.8, '#F3E7CB'],
    [1, '#E0CDA5'],
  ]),
  radial('coffee', [
    [0, '#A8703F'],
    [0.75, '#7A4722'],
    [1, '#4A2A17'],
  ]),
  radial('roast', [
    [0, '#E58A3C'],
    [0.6, '#B9511E'],
    [1, '#7E2F10'],
  ]),
  radial('bun', [
    [0, '#FFFFFF'],
    [0.7, '#F8F1E4'],
    [1, '#DDD0BA'],
  ]),
  radial('steel', [
    [0, '#F4F6F8'],
    [0.6, '#C3CAD2'],
    [1, '#8D97A3'],
  ]),
  radial('stone', [
    [0, '#8A93A0'],
    [0.6, '#5B6472'],
    [1, '#363D48'],
  ]),
  radial('gold', [
    [0, '#FFE9A8'],
    [0.6, '#F5B83D'],
    [1, '#C98A1C'],
  ]),
  radial('crab', [
    [0, '#F58A55'],
    [0.6, '#DE4F27'],
    [1, '#A92F14'],
  ]),
  [
    'light',
    '<radialGradient id="light" cx=".15" cy=".1" r="1"><stop stop-color="#fff" stop-opacity=".24"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
  ],
  across('glass', [
    [0, '#FFFFFFB0'],
    [0.3, '#FFFFFF30'],
    [0.8, '#FFFFFF18'],
    [1, '#FFFFFF80'],
  ]),
  across('wood', [
    [0, '#D9A066'],
    [1, '#B97A45'],
  ]),
  across('bottle', [
    [0, '#3F5A38'],
    [0.3, '#23381F'],
    [1, '#14240F'],
  ]),
  down('dusk', [
    [0, '#2B3F78'],
    [0.45, '#B9637B'],
    [0.75, '#F29A5B'],
    [1, '#FBD27E'],
  ]),
  down('night', [
    [0, '#0B1B38'],
    [0.7, '#1F3F74'],
    [1, '#3A68A3'],
  ]),
  down('day', [
    [0, '#A9CCEA'],
    [1, '#EAF4FA'],
  ]),
  down('sea', [
    [0, '#4C8FBF'],
    [1, '#1F5C93'],
  ]),
  down('lagoon', [
    [0, '#7FD0CB'],
    [1, '#2F9DA8'],
  ]),
  down('tea', [
    [0, '#E8C9A0'],
    [0.6, '#C58F58'],
    [1, '#8A5529'],
  ]),
  down('fruit', [
    [0, '#FFD36B'],
    [0.6, '#F79A3E'],
    [1, '#E4573D'],
  ]),
  down('cocoa', [
    [0, '#FBF3E4'],
    [0.35, '#F2DFC0'],
    [1, '#A96B3A'],
  ]),
  down('rose', [
    [0, '#FBD9D3'],
    [1, '#EFA9A2'],
  ]),
  down('wine', [
    [0, '#A32B4C'],
    [1, '#5E1028'],
  ]),
  down('straw', [
    [0, '#F8EFA8'],
    [1, '#DCC75A'],
  ]),
]);
