/**
 * Whether the source lists all limits of a notice: only then an empty list means that there is none. KONEPS lists them,
 * except for the category 기타; private buyers name no licences; OCDS has no fields for either.
 */
export function listsLimits(
  { source, bsnsDiv }: { source: string; bsnsDiv: string },
  field: 'regions' | 'industries',
): boolean {
  if (source === 'koneps') return bsnsDiv !== '기타'
  if (source === 'koneps-private') return field === 'regions'
  return source === 'demo'
}
