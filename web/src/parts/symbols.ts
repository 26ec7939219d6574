/** The symbols of cards as drawings on a field of 24 by 24; any other is written as text. */
export const SYMBOLS: Record<string, string> = {
  '♥': 'M12 21.5C4 15 1.8 11.2 1.8 7.8 1.8 4.8 4 2.7 6.8 2.7c2.2 0 4.2 1.3 5.2 3.5 1-2.2 3-3.5 5.2-3.5 2.8 0 5 2.1 5 5.1 0 3.4-2.2 7.2-10.2 13.7z',
  '♦': 'M12 1.2 20.2 12 12 22.8 3.8 12z',
  '♠': 'M12 1.5C9 6.3 2.6 9.4 2.6 14.3c0 2.8 2.1 4.7 4.5 4.7 1.6 0 3-.8 3.9-2-.2 2.2-.9 3.9-2.4 5.5h6.8c-1.5-1.6-2.2-3.3-2.4-5.5.9 1.2 2.3 2 3.9 2 2.4 0 4.5-1.9 4.5-4.7 0-4.9-6.4-8-9.4-12.8z',
  '♣': 'M12 1.6a4.8 4.8 0 0 0-3.6 8A4.9 4.9 0 1 0 7 19c1.7 0 3.2-.8 4.1-2.1-.2 2.1-.9 3.9-2.4 5.6h6.6c-1.5-1.7-2.2-3.5-2.4-5.6A5 5 0 0 0 17 19a4.9 4.9 0 1 0-1.4-9.4 4.8 4.8 0 0 0-3.6-8z',
  '★': 'M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.1L12 17.9l-6.3 3.5L7 14.3l-5.2-5 7.1-.9z',
  '+': 'M9.3 2.5h5.4v6.8h6.8v5.4h-6.8v6.8H9.3v-6.8H2.5V9.3h6.8z',
  '\u2212': 'M2.5 9.3h19v5.4h-19z',
}

/** The suits of playing cards: their courts have letters of a language. */
export const SUITS = ['♥', '♦', '♠', '♣']

/** Inks that are readable on the paper of a card. */
const INKS: Record<string, string> = {
  black: '#1b2430',
  red: '#bf1e2e',
  blue: '#1c54c8',
  green: '#17703a',
  yellow: '#856000',
  gold: '#856000',
  orange: '#ad4f08',
  purple: '#7a2fa0',
  pink: '#b02a70',
  brown: '#6b4423',
  grey: '#5a5f66',
  white: '#5a5f66',
}

export function ink(colour: string): string {
  return INKS[colour] ?? '#1b2430'
}
