/**
 * Whether the source lists all limits of a notice; only then does an empty list mean that there is none. KONEPS lists
 * them, except for the category 기타. Private buyers list no licences, and OCDS has no fields for either.
 */
export function listsLimits(
  { source, bsnsDiv }: { source: string; bsnsDiv: string },
  field: 'regions' | 'industries',
): boolean {
  if (source === 'koneps') return bsnsDiv !== '기타'
  if (source === 'koneps-private') return field === 'regions'
  return source === 'demo'
}
