import { MINUTE } from './format.ts'

/** Puts what was asked for among the downloads. */
export function keepFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads it after this.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE)
}
