import type { OAuthErrorName } from '../schema.ts'

/** An error that OAuth defines. */
export class OAuthFault extends Error {
  readonly error: OAuthErrorName

  constructor(error: OAuthErrorName, description: string) {
    super(description)
    this.name = 'OAuthFault'
    this.error = error
  }
}

/** RFC 6749 allows only printable ASCII without quotes and backslashes. */
export const describable = (text: string): string => text.replace(/["\\]/g, "'").replace(/[^\x20-\x7e]/g, '?')
