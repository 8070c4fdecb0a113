/** Whether commands have ⌘ in place of Ctrl. */
export const IS_MAC = /^(?:Mac|iP)/.test(navigator.platform)
export const PALETTE_KEY = IS_MAC ? '⌘K' : 'Ctrl+K'
