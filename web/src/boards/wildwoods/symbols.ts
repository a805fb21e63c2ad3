/** Ink drawings in a box of 40. */
export const SYMBOLS: Record<string, string> = {
  light:
    'M14 14h12l2 16H12zM16 14c0-6 8-6 8 0M11 33h18M20 19v6M5 16l3 1M35 16l-3 1M7 7l3 3M33 7l-3 3',
  help: 'M8 24c4-6 8-5 12-1l5-5c4-3 8 1 5 5L20 34c-6 2-10-2-12-10ZM12 12c0-5 7-5 8 0 1-5 8-5 8 0 0 4-5 6-8 9-3-3-8-5-8-9Z',
  explore:
    'M34 20A14 14 0 1 1 6 20A14 14 0 1 1 34 20M25 12l-3 10-7 6 3-10zM20 3v4M20 33v4M3 20h4M33 20h4',
  heal: 'M20 34C10 28 6 20 8 10c8 0 12 4 12 10 0-6 4-10 12-10 2 10-2 18-12 24ZM20 34V20',
  creature: 'M9 32c0-15 4-22 11-22s11 7 11 22l-4-3-4 4-3-3-3 3-4-4zM16 19v2M24 19v2M12 12L9 5l7 5M28 12l3-7-7 5',
  spirit: 'M20 34C6 24 8 10 14 8c4 0 6 3 6 5 0-2 2-5 6-5 6 2 8 16-6 26Z',
  shadow_card: 'M11 6h18a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM16 19v2M24 19v2',
  crystal: 'M20 5l11 11-11 20L9 16zM9 16h22M20 5l-4 11 4 20 4-20z',
  blessing: 'M20 6v28M10 14c4-4 16-4 20 0M12 24c3 4 13 4 16 0M20 6c-5 3-5 6 0 8 5-2 5-5 0-8Z',
  curse: 'M9 33c2-18 6-26 11-26s9 8 11 26M14 20l4 3M26 20l-4 3M16 28c3-2 5-2 8 0',
  companion: 'M20 20a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM8 34c1-8 6-12 12-12s11 4 12 12',
  trauma: 'M20 35C6 25 8 11 14 9c4 0 6 3 6 5 0-2 2-5 6-5 6 2 8 16-6 26ZM20 12l-4 7 7 4-4 8',
  paw: 'M12 29c0-6 4-9 8-9s8 3 8 9c0 5-4 3-8 3s-8 2-8-3ZM10 21a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM16.5 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM23.5 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM30 21a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  other: 'M20 8v16M20 30v2',
}

export const ACTIONS = ['light', 'help', 'explore', 'heal'] as const

export function actionName(card: number): string {
  return ACTIONS[card] ?? 'light'
}
