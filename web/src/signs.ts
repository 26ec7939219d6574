/** Quick reactions: sent as one character, drawn by ourselves so that everybody sees the same. */

export const SIGNS = ['👍', '👏', '😂', '😮', '🤔', '😢']

/** The number of a reaction in its texts and drawings, from 1; 0 for anything else that is said. */
export const signOf = (text: string): number => SIGNS.indexOf(text) + 1
