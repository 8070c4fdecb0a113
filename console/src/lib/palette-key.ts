interface Pressed {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  isComposing: boolean
}

/**
 * Ctrl+K, or ⌘K on a Mac, where Ctrl+K belongs to the system. If the keyboard does not write Latin letters (such as
 * Hangul), the position of the key counts.
 */
export function isPaletteKey(pressed: Pressed, isMac: boolean): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = pressed
  const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK'
  return isK && metaKey === isMac && ctrlKey === !isMac && !altKey && !shiftKey && !isComposing
}
