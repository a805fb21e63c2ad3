/** A djinn as it is drawn: above the origin, where its tail ends, about 110 high. */
export interface Body {
  /** The silhouette, each of its own kind: curls of water, angles of earth, a crown of flames, coils of air. */
  shape: string
  /** Strokes beside it. */
  curls?: string
  eyes: number
  smiles: boolean
  colour: string
  pale: string
}

/** In the order of the colours; the boss comes last. Their colours stay apart for every common eye. */
export const BODIES: readonly Body[] = [
  {
    shape:
      'M0 0C-14-8 10-18-4-30C-20-34-30-46-26-58C-36-56-42-62-40-70C-34-64-28-66-22-70C-22-92-6-102 2-108C0-98 16-96 22-74C30-66 36-66 42-72C42-62 36-56 28-58C30-44 20-36 8-32C22-20-2-12 0 0Z',
    curls: 'M-12-100C-24-104-24-92-16-88M6-104C20-110 24-98 16-90',
    eyes: -78,
    smiles: true,
    colour: '#1c66cf',
    pale: '#a9d2ff',
  },
  {
    shape:
      'M0 0L-8-12L4-20L-14-30L-34-36L-44-58L-36-72L-24-68L-22-84L-12-98L-2-90L6-104L18-90L24-70L36-74L44-58L34-36L14-30L-2-20L10-12Z',
    eyes: -76,
    smiles: false,
    colour: '#8a502b',
    pale: '#efd2ae',
  },
  {
    shape:
      'M0 0C14-8-10-16 4-28C-14-30-26-40-26-56C-36-50-42-56-42-66C-36-62-30-64-24-70C-28-84-20-92-18-104C-12-98-10-94-8-90C-6-100-2-108 4-118C6-106 10-102 12-94C16-98 18-102 20-108C26-94 30-84 24-70C30-64 36-62 42-68C42-56 36-50 28-56C28-40 16-32 6-28C-8-16 14-8 0 0Z',
    eyes: -78,
    smiles: false,
    colour: '#ff9030',
    pale: '#ffe3b0',
  },
  {
    shape:
      'M0 0C-20-6 18-14 0-24C-26-28 22-36 0-44C-22-46-28-54-24-64C-34-62-40-70-34-78C-30-72-26-72-20-76C-20-96-8-102 2-102C20-102 28-88 22-74C28-72 32-74 36-80C42-70 34-62 24-64C26-54 18-46 6-44C28-36-18-28 6-24C22-14-14-6 0 0Z',
    curls: 'M-20-88C-34-98-20-116-8-108C4-120 26-112 20-98C34-100 34-84 22-84',
    eyes: -80,
    smiles: true,
    colour: '#cb98ff',
    pale: '#f1e4ff',
  },
  {
    shape:
      'M0 0C-18-8 14-16-2-28C-26-32-40-44-38-60C-52-56-58-66-54-78C-46-70-38-72-28-78C-30-92-24-102-18-106C-34-112-34-126-28-132C-24-120-16-116-8-114C-4-118-2-126 0-134C2-126 4-118 8-114C16-116 24-120 28-132C34-126 34-112 18-106C24-102 30-92 28-78C38-72 46-70 54-78C58-66 52-56 38-60C40-44 26-32 6-28C18-16-10-8 0 0Z',
    eyes: -90,
    smiles: false,
    colour: '#e4e7ee',
    pale: '#ffffff',
  },
]
