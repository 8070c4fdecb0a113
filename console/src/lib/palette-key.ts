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
 * Ctrl+K, on a Mac ⌘K: the other one belongs to the system. Where the keyboard writes no Latin letters, such as Hangul, the
 * place of the key counts.
 */
export function isPaletteKey(pressed: Pressed, isMac: boolean): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = pressed
  const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK'
  return isK && metaKey === isMac && ctrlKey === !isMac && !altKey && !shiftKey && !isComposing
}
