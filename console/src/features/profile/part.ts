import type { ProfileDraft } from './draft.ts'

/** What each part of the form is given. */
export interface PartProps {
  draft: ProfileDraft
  write(draft: ProfileDraft): void
  /** What is wrong with a field, by its path. */
  faultOf(path: string): string | null
}
