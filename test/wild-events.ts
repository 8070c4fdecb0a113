import fc from 'fast-check'

/** Texts that nobody should write, and those with special characters for chats. */
export const wildText = (...meant: string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 4000 }),
    fc.constantFrom(...meant, '\u0000\u001b[31m\r\n\u202e', '가'.repeat(5000)),
  )

/** Fields of a notice in an event, with such texts. */
export const wildData = (wild: fc.Arbitrary<string>): fc.Arbitrary<object> =>
  fc.record({
    bid: fc.record({
      title: wild,
      agency: wild,
      noticeNo: wild,
      bsnsDiv: wild,
      detailUrl: wild,
      closeAt: wild,
      currency: wild,
    }),
    matches: fc.array(fc.record({ keyword: wild }), { maxLength: 20 }),
    changes: fc.array(
      fc.record({ field: fc.oneof(wild, fc.constantFrom('closeAt', 'constructor')), old: wild, new: wild }),
      { maxLength: 20 },
    ),
  })

/** The same, with winners. */
export const wildAwards = (wild: fc.Arbitrary<string>): fc.Arbitrary<object> => {
  const award = fc.record({
    state: fc.constantFrom('awarded', 'failed', 'other'),
    winners: fc.array(fc.record({ name: wild })),
    reason: wild,
  })
  return fc.tuple(wildData(wild), award).map(([data, one]) => Object.assign({}, data, { award: one }))
}
