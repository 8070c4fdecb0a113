import type { ProfileDraft } from './draft.ts'

/** The properties of each part of the form. */
export interface PartProps {
  draft: ProfileDraft
  write(draft: ProfileDraft): void
  /** The error of a field, by its path. */
  faultOf(path: string): string | null
}
