/**
 * The landscapes of the regions, drawn on a hexagon 240 wide and 208 high around the origin, far layers first. What a
 * layer is says how it takes the light: see the inks of `Landscape.svelte`.
 */
export interface Layer {
  readonly ink:
    | 'far'
    | 'mid'
    | 'near'
    | 'lit'
    | 'shade'
    | 'smoke'
    | 'lava'
    | 'rib'
    | 'window'
    | 'wave'
    | 'mist'
    | 'sail'
    | 'beam';
  readonly d: string;
  readonly opacity?: number;
}

/** A pine of the given height with its foot at (x, y): four tiers of branches and a trunk. */
function pine(x: number, y: number, height: number): string {
  const tiers = [0.13, 0.2, 0.27, 0.34].map((half, i) => {
    const top = y - height * (1 - i * 0.21);
    const low = y - height * (0.76 - i * 0.21);
    const w = half * height;
    return `M${x} ${top.toFixed(1)}L${(x + w).toFixed(1)} ${low.toFixed(1)}H${(x - w).toFixed(1)}Z`;
  });
  return `${tiers.join('')}M${x - 2} ${y}v${(-height * 0.15).toFixed(1)}h4v${(height * 0.15).toFixed(1)}Z`;
}

/** A row of pines on the line `y`, their heights in turn, and the ground under them. */
const pines = (y: number, from: number, step: number, heights: readonly number[]): string =>
  `${heights.map((height, i) => pine(from + i * step, y + ((i * 7) % 5), height)).join('')}M-126 ${y - 2}H126V108H-126Z`;

export const LANDSCAPES = {
  mountains: [
    { ink: 'far', d: 'M-126-44-104-66-88-58-62-92-44-70-30-78-10-60 12-84 36-100 60-72 78-82 100-58 126-70V108H-126Z' },
    {
      ink: 'lit',
      d: 'M-62-92-74-76-66-79-60-68-54-77-48-70-44-70ZM36-100 20-79 28-82 36-70 44-82 54-73 60-72ZM78-82 70-73 78-74 86-66 91-66Z',
    },
    {
      ink: 'shade',
      d: 'M-62-92-44-70-30-20-70-20-60-68ZM36-100 60-72 70-20 30-20 36-70ZM-10-60 12-84 6-50 14-20-20-20Z',
    },
    { ink: 'mid', d: 'M-126 4-98-40-78-22-48-62-20-26 4-44 34-14 66-52 92-24 108-38 126-18V108H-126Z' },
    { ink: 'lit', d: 'M-48-62-61-44-52-49-44-38-38-48-32-42ZM66-52 56-40 64-43 70-34 78-39Z', opacity: 0.75 },
    { ink: 'shade', d: 'M-48-62-20-26-10 20-56 20-44-38ZM66-52 92-24 98 20 52 20 70-34Z' },
    { ink: 'near', d: 'M-126 70-96 46-70 56-40 34-8 52 24 38 56 56 88 36 126 62V108H-126Z' },
  ],
  volcano: [
    { ink: 'smoke', d: 'M-16-62C-46-74-22-84-40-98-48-106-30-112-10-108H66C40-98 66-82 18-62Z' },
    { ink: 'smoke', d: 'M-6-64C-20-76 6-84-6-98-10-106 8-110 26-108 12-98 34-84 12-64Z' },
    { ink: 'far', d: 'M-126-14-100-42-80-28-56-50V108H-126ZM126-10 104-44 82-24 56-46V108H126Z' },
    { ink: 'mid', d: 'M-126 50C-80 30-54-6-30-64L-18-58-7-66 5-58 16-66 30-63C54-4 82 32 126 50V108H-126Z' },
    { ink: 'shade', d: 'M30-63C54-4 82 32 126 50V76H36C40 26 20-4 22-48Z' },
    {
      ink: 'lava',
      d: 'M-18-58-7-66 5-58 16-66C14-50 26-40 20-20 16-2 32 8 28 48 18 28 2 14 6-10 9-28 0-30-2-48-6-34-13-28-15-6-22-26-16-42-18-58Z',
    },
    { ink: 'near', d: 'M-126 70C-80 50-40 58 0 66S90 50 126 64V108H-126Z' },
  ],
  desert: [
    { ink: 'far', d: 'M-126-46C-84-68-44-56-8-48 34-76 86-64 126-52V108H-126Z' },
    { ink: 'lit', d: 'M-8-48C34-76 86-64 126-52 92-58 60-54 30-34 18-28 4-38-8-48Z', opacity: 0.42 },
    {
      ink: 'rib',
      d: 'M44-56C36-84 50-98 64-98M58-56C54-82 66-94 78-92M71-54C70-76 80-86 90-84M84-53C84-68 90-76 98-76M30-52C50-58 76-56 96-50',
    },
    { ink: 'mid', d: 'M-126-6C-76-40-22-26 18-10 58 6 96-14 126-26V108H-126Z' },
    { ink: 'lit', d: 'M-126-6C-76-40-22-26 18-10-24-14-70-16-126 10Z', opacity: 0.34 },
    { ink: 'near', d: 'M-126 56C-66 26-8 62 46 48 82 38 104 42 126 48V108H-126Z' },
    { ink: 'lit', d: 'M46 48C82 38 104 42 126 48V58C96 50 70 54 46 48Z', opacity: 0.25 },
  ],
  village: [
    {
      ink: 'far',
      d: 'M-126-20V-48L-112-64-98-48V-58L-80-76-62-58V-40H-54V-66L-38-84-22-66V-40H-15V-76L0-108 15-76V-40H24V-62L42-80 60-62V-44H68V-66L84-82 100-66V-50L112-62 126-48V108H-126Z',
    },
    {
      ink: 'shade',
      d: 'M0-108 15-76V-40H3V-76ZM-38-84-22-66V-40H-34V-66ZM42-80 60-62V-44H46V-62ZM-80-76-62-58V-40H-76V-58ZM84-82 100-66V-40H88V-66Z',
    },
    {
      ink: 'window',
      d: 'M-86-54h7v10h-7ZM-46-62h7v10h-7ZM34-58h7v10h-7ZM78-62h7v10h-7ZM-4-72h8v13h-8ZM50-54h6v9h-6ZM-114-44h6v9h-6ZM106-46h6v9h-6Z',
    },
    { ink: 'mid', d: 'M-126 26V-8L-106-30-86-8V26H-126ZM92 26V-12L108-28 126-10V26ZM-126 20H126V108H-126Z' },
    { ink: 'window', d: 'M-110-6h8v11h-8ZM102-6h8v11h-8Z', opacity: 0.8 },
    { ink: 'near', d: 'M-126 62C-60 42 60 42 126 62V108H-126Z' },
  ],
  coast: [
    { ink: 'far', d: 'M-126-52H126V108H-126Z' },
    { ink: 'wave', d: 'M-58-42H-10M6-46H64M34-34H112M-62-24H-54M58-18H112M-62 36H-20M20 40H96M-86 46H-50' },
    { ink: 'mid', d: 'M-126-80-96-82-78-62-84-40-62-12-66 18-126 44Z' },
    { ink: 'shade', d: 'M-96-82-78-62-84-40-62-12-66 18-78 12-76-8-94-34-90-60Z' },
    { ink: 'mid', d: 'M-113-80V-98H-116L-108-108-100-98H-103V-81Z' },
    { ink: 'window', d: 'M-112-97h8v-5h-8Z' },
    { ink: 'beam', d: 'M-104-100 60-108V-84L-104-96Z' },
    { ink: 'mid', d: 'M28-50 94-50 84-36C74-32 48-32 38-36ZM56-50V-100H58.5V-50ZM74-50 78-92 80-92 77-50Z' },
    { ink: 'sail', d: 'M60-98 88-66 60-58ZM54-94 36-64 54-60Z' },
    { ink: 'near', d: 'M-126 56C-80 40-50 62-6 56 40 50 80 66 126 54V108H-126Z' },
    { ink: 'wave', d: 'M-110 57C-80 46-50 66-6 59 40 53 80 70 120 59', opacity: 0.7 },
  ],
  forest: [
    { ink: 'far', d: pines(-16, -126, 21, [48, 60, 66, 62, 56, 44, 72, 64, 63, 70, 68, 52, 72]) },
    { ink: 'mist', d: 'M-126-26C-60-40 40-10 126-30V0C50 14-60-12-126 4Z' },
    { ink: 'mid', d: pines(28, -122, 29, [82, 70, 58, 64, 84, 66, 68, 74, 70]) },
    { ink: 'mist', d: 'M-126 26C-40 12 40 40 126 22V44C50 58-60 32-126 46Z', opacity: 0.6 },
    { ink: 'near', d: pines(100, -124, 36, [72, 70, 58, 74, 76, 54, 56, 64]) },
  ],
} satisfies { readonly [art: string]: readonly Layer[] };

export type LandscapeName = keyof typeof LANDSCAPES;

const NAMES: readonly LandscapeName[] = ['mountains', 'volcano', 'desert', 'village', 'coast', 'forest'];

/** The landscape of a region: by its id, else by its position, so that regions of other packs differ too. */
export function landscapeOf(id: string, index: number): LandscapeName {
  return NAMES.find((name) => id.includes(name)) ?? NAMES[index % NAMES.length] ?? 'mountains';
}
