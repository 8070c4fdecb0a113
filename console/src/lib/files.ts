import { MINUTE } from './format.ts'

/** As a download of the browser, under this name. */
export function keepAs(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads it after this.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE)
}
