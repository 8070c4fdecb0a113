/** Whether commands use ⌘ instead of Ctrl. */
export const IS_MAC = /^(?:Mac|iP)/.test(navigator.platform)
export const PALETTE_KEY = IS_MAC ? '⌘K' : 'Ctrl+K'
