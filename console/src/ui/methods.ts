/** Parts of the texts in sources; each matches all texts that contain it. */
export const METHODS = {
  contractMethod: ['일반경쟁', '제한경쟁', '지명경쟁', '수의계약'],
  awardMethod: ['적격심사', '협상에의한계약', '종합심사', '최저가', '소액수의', '2단계경쟁'],
} as const

export const METHOD_NAMES = ['contractMethod', 'awardMethod'] as const
